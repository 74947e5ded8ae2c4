import type { SecretRule } from '../types.js';

export const STYTCH_RULES: readonly SecretRule[] = [
  {
    id: 'stytch-secret',
    provider: 'Stytch',
    opens: 'users of a project',
    keywords: ['secret-live-', 'secret-test-'],
    source: '(?:secret-live-|secret-test-)[0-9A-Za-z_-]{30,}={0,2}',
    left: 'none',
    examples: {
      hit: ['secret-live-{base64url:43}', 'secret-test-{base64url:43}='],
      miss: ['secret-live-', 'secret-live-abc'],
    },
    page: 'https://stytch.com/docs/api',
  },
];
