import type { SecretRule } from '../types.js';

export const MERGIFY_RULES: readonly SecretRule[] = [
  {
    id: 'mergify-key',
    provider: 'Mergify',
    opens: 'merge queues of an organisation',
    keywords: ['mergify_application_key_'],
    source: 'mergify_application_key_[0-9A-Za-z_-]{40,}',
    left: 'none',
    examples: {
      hit: ['mergify_application_key_{base62:48}'],
      miss: ['mergify_application_key_', 'mergify_application_key_abc'],
    },
    page: 'https://docs.mergify.com/api/usage/',
  },
];
