import type { SecretRule } from '../types.js';

export const HEROKU_RULES: readonly SecretRule[] = [
  {
    id: 'heroku-api-key',
    provider: 'Heroku',
    opens: 'apps as the account',
    keywords: ['HRKU-'],
    source: 'HRKU-[0-9A-Za-z_-]{36,}',
    left: 'none',
    examples: { hit: ['HRKU-AA{base64url:58}', 'HRKU-{uuid}'], miss: ['HRKU-', 'HRKU-AA'] },
    page: 'https://devcenter.heroku.com/articles/authentication',
  },
];
