import type { SecretRule } from '../types.js';

export const ONFIDO_RULES: readonly SecretRule[] = [
  {
    id: 'onfido-token',
    provider: 'Onfido',
    opens: 'identity checks of the account',
    keywords: ['api_live'],
    source: String.raw`api_live(?:_us|_ca)?\.[0-9A-Za-z_-]{11}\.[0-9A-Za-z_-]{32}`,
    examples: {
      hit: [
        'api_live.{base64url:11}.{base64url:32}',
        'api_live_us.{base64url:11}.{base64url:32}',
        'api_live_ca.{base64url:11}.{base64url:32}',
      ],
      miss: ['api_live', 'api_live.abc'],
    },
    page: 'https://documentation.onfido.com/',
  },
];
