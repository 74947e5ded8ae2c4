import type { SecretRule } from '../types.js';
import { braintreeToken } from './examples.js';

export const PAYPAL_RULES: readonly SecretRule[] = [
  {
    id: 'braintree-access-token',
    provider: 'PayPal',
    opens: 'payments of the account',
    keywords: ['access_token$'],
    source: String.raw`access_token\$(?:production|sandbox)\$[0-9a-z]{16}\$[0-9a-f]{32}`,
    left: 'none',
    examples: { hit: [braintreeToken()], miss: ['access_token$', 'access_token$production$abc'] },
    page: 'https://developer.paypal.com/braintree/docs/guides/extend/oauth/',
  },
];
