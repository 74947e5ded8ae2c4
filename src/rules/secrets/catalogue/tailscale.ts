import type { SecretRule } from '../types.js';

export const TAILSCALE_RULES: readonly SecretRule[] = [
  {
    id: 'tailscale-key',
    provider: 'Tailscale',
    opens: 'joining or administering a tailnet',
    keywords: ['tskey-'],
    source: 'tskey-[a-z]{2,12}-[0-9A-Za-z]{8,}(?:-[0-9A-Za-z]+){0,3}',
    left: 'none',
    examples: {
      hit: [
        'tskey-auth-{base62:12}CNTRL-{base62:32}',
        'tskey-api-{base62:17}-{base62:33}',
        'tskey-client-{base62:17}-{base62:33}',
        'tskey-scim-{base62:17}-{base62:33}',
        'tskey-webhook-{base62:17}-{base62:33}',
      ],
      miss: ['tskey-', 'tskey-auth-'],
    },
    page: 'https://tailscale.com/kb/1085/auth-keys',
  },
];
