import type { SecretRule } from '../types.js';

export const BREX_RULES: readonly SecretRule[] = [
  {
    id: 'brex-token',
    provider: 'Brex',
    opens: 'cards and accounts of a business',
    keywords: ['bxt_'],
    source: 'bxt_[0-9A-Za-z]{30,}',
    examples: { hit: ['bxt_{base62:36}'], miss: ['bxt_', 'bxt_abc'] },
    page: 'https://developer.brex.com/docs/authentication/',
  },
];
