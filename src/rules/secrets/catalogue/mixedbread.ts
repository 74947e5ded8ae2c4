import type { SecretRule } from '../types.js';

export const MIXEDBREAD_RULES: readonly SecretRule[] = [
  {
    id: 'mixedbread-key',
    provider: 'Mixedbread',
    opens: "embeddings on the account's bill",
    keywords: ['mxb_'],
    source: 'mxb_[0-9A-Za-z]{32,}',
    examples: { hit: ['mxb_{base62:44}'], miss: ['mxb_', 'mxb_model'] },
    page: 'https://www.mixedbread.com/docs',
  },
];
