import type { SecretRule } from '../types.js';

export const DUFFEL_RULES: readonly SecretRule[] = [
  {
    id: 'duffel-token',
    provider: 'Duffel',
    opens: 'flight bookings of the account',
    keywords: ['duffel_live_', 'duffel_test_'],
    source: '(?:duffel_live_|duffel_test_)[0-9A-Za-z_=-]{40,}',
    left: 'none',
    examples: {
      hit: ['duffel_live_{base64url:43}', 'duffel_test_{base64url:43}'],
      miss: ['duffel_live_', 'duffel_live_abc'],
    },
    page: 'https://duffel.com/docs/api/overview/making-requests',
  },
];
