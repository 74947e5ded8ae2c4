import type { SecretRule } from '../types.js';

export const FLUTTERWAVE_RULES: readonly SecretRule[] = [
  {
    id: 'flutterwave-secret-key',
    provider: 'Flutterwave',
    opens: 'payments of the account',
    keywords: ['FLWSECK'],
    source: 'FLWSECK(?:_TEST)?-[0-9A-Za-z-]{12,}',
    left: 'none',
    examples: {
      hit: [
        'FLWSECK-{hex:32}-X',
        'FLWSECK_TEST-{hex:32}-X',
        'FLWSECK_TEST-{hex:12}',
        'FLWSECK-{hex:32}-19b3{hex:7}vt-X',
      ],
      miss: ['FLWSECK', 'FLWPUBK_TEST-{hex:32}-X'],
    },
    page: 'https://developer.flutterwave.com/docs/authentication',
  },
];
