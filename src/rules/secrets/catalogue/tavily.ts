import type { SecretRule } from '../types.js';

export const TAVILY_RULES: readonly SecretRule[] = [
  {
    id: 'tavily-key',
    provider: 'Tavily',
    opens: "searches on the account's bill",
    keywords: ['tvly-'],
    source: 'tvly-(?:dev-|prod-)?[0-9A-Za-z_-]{20,}',
    left: 'none',
    examples: { hit: ['tvly-{base62:32}', 'tvly-dev-{base62:32}'], miss: ['tvly-', 'tvly-dev-abc'] },
    page: 'https://docs.tavily.com/',
  },
];
