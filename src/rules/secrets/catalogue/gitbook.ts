import type { SecretRule } from '../types.js';

export const GITBOOK_RULES: readonly SecretRule[] = [
  {
    id: 'gitbook-token',
    provider: 'GitBook',
    opens: 'documentation of the account',
    keywords: ['gb_api_'],
    source: 'gb_api_[0-9A-Za-z]{36,}',
    left: 'none',
    examples: { hit: ['gb_api_{base62:40}'], miss: ['gb_api_', 'gb_api_key'] },
    page: 'https://gitbook.com/docs/developers',
  },
];
