import type { SecretRule } from '../types.js';

export const JINA_RULES: readonly SecretRule[] = [
  {
    id: 'jina-key',
    provider: 'Jina',
    opens: "embeddings on the account's bill",
    keywords: ['jina_'],
    source: 'jina_[0-9A-Za-z_-]{50,}',
    examples: { hit: ['jina_{base64url:60}'], miss: ['jina_', 'jina_embeddings_v3'] },
    page: 'https://jina.ai/embeddings/',
  },
];
