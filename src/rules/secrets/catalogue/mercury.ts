import type { SecretRule } from '../types.js';

export const MERCURY_RULES: readonly SecretRule[] = [
  {
    id: 'mercury-token',
    provider: 'Mercury',
    opens: "a business's bank accounts",
    keywords: ['mercury_'],
    source: 'mercury_(?:production|sandbox)_[0-9a-z]{2,8}_[0-9A-Za-z]{24,}(?:_[a-z]{6,8})?',
    left: 'none',
    examples: {
      hit: ['mercury_production_wma_{base58:44}_yrucrem', 'mercury_production_rma_{base58:44}_yrucrem'],
      miss: ['mercury_', 'mercury_production_db'],
    },
    page: 'https://docs.mercury.com/docs/getting-started',
  },
];
