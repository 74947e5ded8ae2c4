import type { SecretRule } from '../types.js';

export const CONTEXT7_RULES: readonly SecretRule[] = [
  {
    id: 'context7-key',
    provider: 'Context7',
    opens: 'documentation look-ups as the account',
    keywords: ['ctx7sk-'],
    source: 'ctx7sk-[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}',
    left: 'none',
    examples: { hit: ['ctx7sk-{uuid}'], miss: ['ctx7sk-', 'ctx7sk-abc'] },
    page: 'https://context7.com/docs',
  },
];
