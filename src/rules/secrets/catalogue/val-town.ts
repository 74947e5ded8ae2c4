import type { SecretRule } from '../types.js';

export const VAL_TOWN_RULES: readonly SecretRule[] = [
  {
    id: 'val-town-token',
    provider: 'Val Town',
    opens: 'vals as the account',
    keywords: ['vtwn_'],
    source: 'vtwn_[0-9A-Za-z]{20,}',
    examples: { hit: ['vtwn_{base62:28}'], miss: ['vtwn_', 'vtwn_abc'] },
    page: 'https://docs.val.town/reference/api/',
  },
];
