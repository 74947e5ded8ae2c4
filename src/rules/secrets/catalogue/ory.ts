import type { SecretRule } from '../types.js';

export const ORY_RULES: readonly SecretRule[] = [
  {
    id: 'ory-key',
    provider: 'Ory',
    opens: 'an identity project',
    keywords: ['ory_'],
    source: String.raw`ory_(?:pat|apikey|at|rt|ac|wak|st|lo)_[0-9A-Za-z_-]{30,}(?:\.[0-9A-Za-z_-]+)?`,
    examples: {
      hit: [
        'ory_pat_{base62:32}',
        'ory_apikey_{base62:32}',
        'ory_at_{base64url:43}.{base64url:43}',
        'ory_rt_{base64url:43}.{base64url:43}',
        'ory_st_{base62:32}',
      ],
      miss: ['ory_', 'history_at_midnight', 'ory_pat_abc'],
    },
    page: 'https://www.ory.sh/docs/guides/api-keys',
  },
];
