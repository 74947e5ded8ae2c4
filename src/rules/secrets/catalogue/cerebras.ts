import type { SecretRule } from '../types.js';

export const CEREBRAS_RULES: readonly SecretRule[] = [
  {
    id: 'cerebras-key',
    provider: 'Cerebras',
    opens: "models on the account's bill",
    keywords: ['csk-'],
    source: 'csk-[0-9A-Za-z]{40,}',
    examples: { hit: ['csk-{base36:48}'], miss: ['csk-', 'csk-button'] },
    page: 'https://inference-docs.cerebras.ai/',
  },
];
