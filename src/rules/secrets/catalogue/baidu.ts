import type { SecretRule } from '../types.js';

export const BAIDU_RULES: readonly SecretRule[] = [
  {
    id: 'baidu-key',
    provider: 'Baidu AI Cloud',
    opens: "models on the account's bill",
    keywords: ['bce-v3/'],
    source: 'bce-v3/[0-9A-Za-z_-]{10,40}/[0-9a-f]{40}',
    left: 'none',
    right: 'token',
    examples: { hit: ['bce-v3/ALTAK-{base62:21}/{hex:40}'], miss: ['bce-v3/', 'bce-v3/ALTAK-abc'] },
    page: 'https://cloud.baidu.com/doc/',
  },
];
