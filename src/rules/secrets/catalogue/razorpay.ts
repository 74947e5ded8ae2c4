import type { SecretRule } from '../types.js';

export const RAZORPAY_RULES: readonly SecretRule[] = [
  {
    id: 'razorpay-key-id',
    provider: 'Razorpay',
    opens: 'half of a payment key',
    keywords: ['rzp_live_', 'rzp_test_'],
    source: '(?:rzp_live_|rzp_test_)[0-9A-Za-z]{14,}',
    examples: { hit: ['rzp_live_{base62:14}', 'rzp_test_{base62:14}'], miss: ['rzp_live_', 'rzp_live_abc'] },
    page: 'https://razorpay.com/docs/api/authentication/',
  },
];
