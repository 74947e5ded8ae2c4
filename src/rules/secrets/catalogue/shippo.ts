import type { SecretRule } from '../types.js';

export const SHIPPO_RULES: readonly SecretRule[] = [
  {
    id: 'shippo-token',
    provider: 'Shippo',
    opens: "shipments on the account's bill",
    keywords: ['shippo_live_', 'shippo_test_'],
    source: '(?:shippo_live_|shippo_test_)[0-9a-f]{40}',
    left: 'none',
    examples: { hit: ['shippo_live_{hex:40}', 'shippo_test_{hex:40}'], miss: ['shippo_live_', 'shippo_live_token'] },
    page: 'https://docs.goshippo.com/docs/guides_general/authentication/',
  },
];
