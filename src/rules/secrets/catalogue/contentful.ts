import type { SecretRule } from '../types.js';

export const CONTENTFUL_RULES: readonly SecretRule[] = [
  {
    id: 'contentful-management-token',
    provider: 'Contentful',
    opens: 'content as the account',
    keywords: ['CFPAT-'],
    source: 'CFPAT-[0-9A-Za-z_-]{40,}',
    left: 'none',
    examples: { hit: ['CFPAT-{base64url:43}'], miss: ['CFPAT-', 'CFPAT-abc'] },
    page: 'https://www.contentful.com/developers/docs/references/authentication/',
  },
];
