import type { SecretRule } from '../types.js';

export const XATA_RULES: readonly SecretRule[] = [
  {
    id: 'xata-key',
    provider: 'Xata',
    opens: 'databases as the account',
    keywords: ['xau_'],
    source: 'xau_[0-9A-Za-z]{30,}',
    examples: { hit: ['xau_{base62:36}'], miss: ['xau_', 'xau_short'] },
    page: 'https://xata.io/docs',
  },
];
