import type { SecretRule } from '../types.js';

export const PINECONE_RULES: readonly SecretRule[] = [
  {
    id: 'pinecone-key',
    provider: 'Pinecone',
    opens: 'indexes of a project',
    keywords: ['pcsk_'],
    source: 'pcsk_[0-9A-Za-z]{5,6}_[0-9A-Za-z]{60,}',
    left: 'none',
    examples: { hit: ['pcsk_{base62:5}_{base62:63}', 'pcsk_{base62:6}_{base62:63}'], miss: ['pcsk_', 'pcsk_abc'] },
    page: 'https://docs.pinecone.io/guides/projects/manage-api-keys',
  },
];
