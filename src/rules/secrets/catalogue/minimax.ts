import type { SecretRule } from '../types.js';

export const MINIMAX_RULES: readonly SecretRule[] = [
  {
    id: 'minimax-key',
    provider: 'MiniMax',
    opens: "models on the account's bill",
    keywords: ['sk-api-', 'sk-cp-'],
    source: '(?:sk-api-|sk-cp-)[0-9A-Za-z_-]{60,}',
    left: 'none',
    examples: { hit: ['sk-api-{base64url:119}', 'sk-cp-{base64url:119}'], miss: ['sk-api-', 'sk-api-docs'] },
    page: 'https://platform.minimax.io/docs',
  },
];
