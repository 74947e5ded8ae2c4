import type { SecretRule } from '../types.js';

export const HUMANLOOP_RULES: readonly SecretRule[] = [
  {
    id: 'humanloop-key',
    provider: 'Humanloop',
    opens: 'prompts of an organisation',
    keywords: ['hl_sk_'],
    source: 'hl_sk_[0-9A-Za-z]{40,}',
    left: 'none',
    examples: { hit: ['hl_sk_{hex:48}'], miss: ['hl_sk_', 'hl_sk_abc'] },
    page: 'https://humanloop.com/docs',
  },
];
