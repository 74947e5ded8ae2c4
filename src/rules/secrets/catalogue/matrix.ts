import type { SecretRule } from '../types.js';

export const MATRIX_RULES: readonly SecretRule[] = [
  {
    id: 'matrix-access-token',
    provider: 'Matrix',
    opens: 'rooms as the account',
    keywords: ['syt_'],
    source: 'syt_[0-9A-Za-z+/=_-]{2,120}_[A-Za-z]{20}_[0-9A-Za-z]{6}',
    right: 'token',
    examples: { hit: ['syt_{base62:12}_{letters:20}_{base62:6}'], miss: ['syt_', 'syt_abc'] },
    page: 'https://spec.matrix.org/latest/client-server-api/',
  },
];
