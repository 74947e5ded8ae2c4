import type { SecretRule } from '../types.js';

export const XAI_RULES: readonly SecretRule[] = [
  {
    id: 'xai-key',
    provider: 'xAI',
    opens: "models on a team's bill",
    keywords: ['xai-'],
    source: 'xai-[0-9A-Za-z]{60,}',
    examples: { hit: ['xai-{base62:80}', 'xai-{base62:70}'], miss: ['xai-', 'xai-grok'] },
    page: 'https://docs.x.ai/docs/overview',
  },
];
