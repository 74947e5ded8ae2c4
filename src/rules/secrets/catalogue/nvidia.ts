import type { SecretRule } from '../types.js';

export const NVIDIA_RULES: readonly SecretRule[] = [
  {
    id: 'nvidia-key',
    provider: 'NVIDIA',
    opens: "models on the account's bill",
    keywords: ['nvapi-'],
    source: 'nvapi-[0-9A-Za-z_-]{50,}',
    left: 'none',
    examples: { hit: ['nvapi-{base64url:64}', 'nvapi-{base64url:70}'], miss: ['nvapi-', 'nvapi-docs'] },
    page: 'https://docs.nvidia.com/nim/',
  },
];
