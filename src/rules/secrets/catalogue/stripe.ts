import type { SecretRule } from '../types.js';

export const STRIPE_RULES: readonly SecretRule[] = [
  {
    // pk_ is the publishable key: it is in every checkout page. Clerk, Paystack and others use the same prefixes.
    id: 'stripe-live-secret-key',
    provider: 'Stripe',
    opens: 'payments and customers of the account',
    keywords: ['sk_live_'],
    source: 'sk_live_[0-9A-Za-z]{16,}',
    examples: {
      hit: ['sk_live_{base62:24}', 'sk_live_51{base62:96}'],
      miss: ['sk_live_', 'sk_live_abc', 'pk_live_{base62:24}', 'pk_test_{base62:24}'],
    },
    page: 'https://docs.stripe.com/keys',
  },
  {
    id: 'stripe-test-secret-key',
    provider: 'Stripe',
    opens: "the account's test data",
    keywords: ['sk_test_'],
    source: 'sk_test_[0-9A-Za-z]{16,}',
    examples: { hit: ['sk_test_{base62:24}', 'sk_test_51{base62:96}'], miss: ['sk_test_', 'sk_test_abc'] },
    page: 'https://docs.stripe.com/keys',
  },
  {
    id: 'stripe-live-restricted-key',
    provider: 'Stripe',
    opens: 'what the key was restricted to',
    keywords: ['rk_live_'],
    source: 'rk_live_[0-9A-Za-z]{16,}',
    examples: { hit: ['rk_live_{base62:24}', 'rk_live_51{base62:96}'], miss: ['rk_live_', 'rk_live_abc'] },
    page: 'https://docs.stripe.com/keys',
  },
  {
    id: 'stripe-test-restricted-key',
    provider: 'Stripe',
    opens: "the account's test data",
    keywords: ['rk_test_'],
    source: 'rk_test_[0-9A-Za-z]{16,}',
    examples: { hit: ['rk_test_{base62:24}', 'rk_test_51{base62:96}'], miss: ['rk_test_', 'rk_test_abc'] },
    page: 'https://docs.stripe.com/keys',
  },
  {
    id: 'stripe-organisation-key',
    provider: 'Stripe',
    opens: 'payments of every account of an organisation',
    keywords: ['sk_org_'],
    source: 'sk_org_(?:live_|test_)?[0-9A-Za-z]{16,}',
    examples: { hit: ['sk_org_live_{base62:64}', 'sk_org_{base62:40}'], miss: ['sk_org_', 'sk_org_abc'] },
    page: 'https://docs.stripe.com/keys',
  },
  {
    id: 'webhook-signing-secret',
    provider: 'Stripe',
    opens: 'forging webhook calls (Stripe, Svix, Clerk, Resend)',
    keywords: ['whsec_'],
    source: 'whsec_[0-9A-Za-z+/]{24,}={0,2}',
    left: 'none',
    examples: {
      hit: ['whsec_{base62:32}', 'whsec_{base64:43}=', 'whsec_{base64:32}'],
      miss: ['whsec_', 'whsec_your_secret'],
    },
    page: 'https://docs.stripe.com/webhooks',
  },
];
