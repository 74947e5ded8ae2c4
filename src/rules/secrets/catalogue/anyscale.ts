import type { SecretRule } from '../types.js';

export const ANYSCALE_RULES: readonly SecretRule[] = [
  {
    id: 'anyscale-key',
    provider: 'Anyscale',
    opens: 'clusters and models of an organisation',
    keywords: ['esecret_', 'aph0_'],
    source: '(?:esecret_|aph0_)[0-9A-Za-z]{24,}',
    examples: { hit: ['esecret_{base36:24}', 'aph0_{base62:64}'], miss: ['esecret_', 'esecret_abc'] },
    page: 'https://docs.anyscale.com/',
  },
];
