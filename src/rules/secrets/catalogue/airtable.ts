import type { SecretRule } from '../types.js';

export const AIRTABLE_RULES: readonly SecretRule[] = [
  {
    id: 'airtable-pat',
    provider: 'Airtable',
    opens: 'bases of the account',
    keywords: ['pat'],
    source: String.raw`pat[0-9A-Za-z]{14}\.[0-9a-f]{64}`,
    right: 'token',
    examples: { hit: ['pat{base62:14}.{hex:64}'], miss: ['pat', 'path.{hex:64}', 'pat{base62:14}'] },
    page: 'https://airtable.com/developers/web/guides/personal-access-tokens',
  },
];
