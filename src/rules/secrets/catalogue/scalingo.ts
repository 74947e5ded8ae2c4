import type { SecretRule } from '../types.js';

export const SCALINGO_RULES: readonly SecretRule[] = [
  {
    id: 'scalingo-token',
    provider: 'Scalingo',
    opens: 'apps and databases',
    keywords: ['tk-us-'],
    source: 'tk-us-[0-9A-Za-z_-]{40,}',
    left: 'none',
    examples: { hit: ['tk-us-{base64url:48}'], miss: ['tk-us-', 'tk-us-east'] },
    page: 'https://developers.scalingo.com/',
  },
];
