import type { SecretRule } from '../types.js';

export const PERPLEXITY_RULES: readonly SecretRule[] = [
  {
    id: 'perplexity-key',
    provider: 'Perplexity',
    opens: "models on the account's bill",
    keywords: ['pplx-'],
    source: 'pplx-[0-9A-Za-z]{40,}',
    left: 'none',
    examples: { hit: ['pplx-{base62:48}'], miss: ['pplx-', 'pplx-7b-online'] },
    page: 'https://docs.perplexity.ai/',
  },
];
