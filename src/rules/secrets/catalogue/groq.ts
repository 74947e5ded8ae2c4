import type { SecretRule } from '../types.js';

export const GROQ_RULES: readonly SecretRule[] = [
  {
    id: 'groq-key',
    provider: 'Groq',
    opens: "models on the account's bill",
    keywords: ['gsk_'],
    source: 'gsk_[0-9A-Za-z]{48,}',
    examples: { hit: ['gsk_{base62:52}'], miss: ['gsk_', 'gsk_render_node'] },
    page: 'https://console.groq.com/docs/quickstart',
  },
];
