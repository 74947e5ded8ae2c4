import type { SecretRule } from '../types.js';

export const LIVEBLOCKS_RULES: readonly SecretRule[] = [
  {
    id: 'liveblocks-secret-key',
    provider: 'Liveblocks',
    opens: 'rooms of a project',
    keywords: ['sk_prod_', 'sk_dev_'],
    source: '(?:sk_prod_|sk_dev_)[0-9A-Za-z_-]{24,}',
    examples: { hit: ['sk_prod_{base64url:64}', 'sk_dev_{base64url:64}'], miss: ['sk_prod_', 'sk_dev_server'] },
    page: 'https://liveblocks.io/docs/authentication',
  },
];
