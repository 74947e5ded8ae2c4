import type { SecretRule } from '../types.js';

export const TOGETHER_RULES: readonly SecretRule[] = [
  {
    id: 'together-key',
    provider: 'Together',
    opens: "models on the account's bill",
    keywords: ['tgp_v1_'],
    source: 'tgp_v1_[0-9A-Za-z_-]{40,}',
    left: 'none',
    examples: { hit: ['tgp_v1_{base64url:43}'], miss: ['tgp_v1_', 'tgp_v1_abc'] },
    page: 'https://docs.together.ai/',
  },
];
