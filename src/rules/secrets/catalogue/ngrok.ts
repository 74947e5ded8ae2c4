import type { SecretRule } from '../types.js';

export const NGROK_RULES: readonly SecretRule[] = [
  {
    id: 'ngrok-token',
    provider: 'ngrok',
    opens: 'tunnels of the account',
    keywords: ['authtoken'],
    source: String.raw`authtoken[ =:\x22\x27]{1,4}(?<secret>[0-9][0-9A-Za-z]{26}_[0-9A-Za-z]{20,22})`,
    left: 'none',
    right: 'word',
    examples: {
      hit: ['authtoken 2{base62:26}_{base62:21}', 'authtoken: 1{base62:26}_{base62:20}'],
      miss: ['authtoken', 'authtoken: abc'],
    },
    page: 'https://ngrok.com/docs/agent/',
  },
];
