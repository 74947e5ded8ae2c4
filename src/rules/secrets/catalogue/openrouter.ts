import type { SecretRule } from '../types.js';

export const OPENROUTER_RULES: readonly SecretRule[] = [
  {
    id: 'openrouter-key',
    provider: 'OpenRouter',
    opens: "models on the account's bill",
    keywords: ['sk-or-'],
    source: 'sk-or-(?:v[0-9]-)?[0-9A-Za-z]{40,}',
    left: 'none',
    examples: { hit: ['sk-or-v1-{hex:64}'], miss: ['sk-or-', 'sk-or-v1-abc'] },
    page: 'https://openrouter.ai/docs/api-reference/authentication',
  },
];
