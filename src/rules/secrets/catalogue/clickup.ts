import type { SecretRule } from '../types.js';

export const CLICKUP_RULES: readonly SecretRule[] = [
  {
    // Secret in spite of its prefix.
    id: 'clickup-token',
    provider: 'ClickUp',
    opens: 'tasks as the account',
    keywords: ['pk_'],
    source: 'pk_[0-9]{5,10}_[0-9A-Z]{32}',
    right: 'word',
    examples: { hit: ['pk_{digits:8}_{BASE36:32}'], miss: ['pk_', 'pk_live_{base62:24}'] },
    page: 'https://developer.clickup.com/docs/authentication',
  },
];
