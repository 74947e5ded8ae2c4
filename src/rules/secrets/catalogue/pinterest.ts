import type { SecretRule } from '../types.js';

export const PINTEREST_RULES: readonly SecretRule[] = [
  {
    id: 'pinterest-token',
    provider: 'Pinterest',
    opens: 'pins and ads as the account',
    keywords: ['pina_', 'pinr.'],
    source: 'pina_[0-9A-Za-z]{20,}',
    examples: { hit: ['pina_{base62:64}', 'pina_{base62:24}'], miss: ['pina_', 'pina_colada'] },
    page: 'https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/',
  },
];
