import type { SecretRule } from '../types.js';

export const E2B_RULES: readonly SecretRule[] = [
  {
    id: 'e2b-key',
    provider: 'E2B',
    opens: 'sandboxes of a team',
    keywords: ['e2b_'],
    source: 'e2b_[0-9a-f]{40}',
    right: 'token',
    examples: { hit: ['e2b_{hex:40}'], miss: ['e2b_', 'e2b_template'] },
    page: 'https://e2b.dev/docs/api-key',
  },
];
