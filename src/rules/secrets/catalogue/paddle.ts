import type { SecretRule } from '../types.js';

export const PADDLE_RULES: readonly SecretRule[] = [
  {
    id: 'paddle-api-key',
    provider: 'Paddle',
    opens: 'billing of the account',
    keywords: ['pdl_live_apikey_', 'pdl_sdbx_apikey_'],
    source: '(?:pdl_live_apikey_|pdl_sdbx_apikey_)[0-9A-Za-z]{26}_[0-9A-Za-z]{22}_[0-9A-Za-z]{3}',
    left: 'none',
    examples: {
      hit: ['pdl_live_apikey_{base36:26}_{base62:22}_{base62:3}', 'pdl_sdbx_apikey_{base36:26}_{base62:22}_{base62:3}'],
      miss: ['pdl_live_apikey_', 'pdl_live_apikey_abc'],
    },
    page: 'https://developer.paddle.com/api-reference/about/api-keys',
  },
  {
    id: 'paddle-webhook-secret',
    provider: 'Paddle',
    opens: 'forging webhook calls',
    keywords: ['pdl_ntfset_'],
    source: 'pdl_ntfset_[0-9A-Za-z]{26}_[0-9A-Za-z+/_-]{32,}',
    left: 'none',
    examples: { hit: ['pdl_ntfset_{base36:26}_{base62:32}'], miss: ['pdl_ntfset_', 'pdl_ntfset_abc'] },
    page: 'https://developer.paddle.com/webhooks/signature-verification',
  },
];
