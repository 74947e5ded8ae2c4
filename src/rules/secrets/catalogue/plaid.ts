import type { SecretRule } from '../types.js';

export const PLAID_RULES: readonly SecretRule[] = [
  {
    id: 'plaid-access-token',
    provider: 'Plaid',
    opens: "a person's bank data",
    keywords: ['access-'],
    source:
      'access-(?:production|sandbox|development)-[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}',
    left: 'none',
    examples: {
      hit: ['access-{one:production|sandbox|development}-{uuid}'],
      miss: ['access-', 'access-control-list', 'access-production-abc'],
    },
    page: 'https://plaid.com/docs/api/',
  },
];
