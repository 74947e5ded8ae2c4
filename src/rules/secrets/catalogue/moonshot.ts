import type { SecretRule } from '../types.js';

export const MOONSHOT_RULES: readonly SecretRule[] = [
  {
    id: 'moonshot-kimi-key',
    provider: 'Moonshot',
    opens: "models on the account's bill",
    keywords: ['sk-kimi-'],
    source: 'sk-kimi-[0-9A-Za-z]{40,}',
    left: 'none',
    examples: { hit: ['sk-kimi-{base62:64}'], miss: ['sk-kimi-', 'sk-kimi-abc'] },
    page: 'https://platform.moonshot.ai/docs',
  },
];
