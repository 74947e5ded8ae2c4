import type { SecretRule } from '../types.js';

export const COMPOSIO_RULES: readonly SecretRule[] = [
  {
    // The prefix proves little alone.
    id: 'composio-key',
    provider: 'Composio',
    opens: 'tools of a project',
    keywords: ['ak_'],
    source: 'ak_[0-9A-Za-z_-]{20}',
    left: 'word',
    right: 'word',
    near: ['composio'],
    examples: { hit: ['ak_{base62:20}'], miss: ['ak_', 'peak_{base62:20}', 'ak_{letters:6}'] },
    page: 'https://docs.composio.dev/',
  },
];
