import type { SecretRule } from '../types.js';

export const PREFECT_RULES: readonly SecretRule[] = [
  {
    id: 'prefect-key',
    provider: 'Prefect',
    opens: 'flows of a workspace',
    keywords: ['pnu_', 'pnb_'],
    source: '(?:pnu_|pnb_)[0-9A-Za-z]{36}',
    right: 'token',
    examples: { hit: ['pnu_{base36:36}', 'pnb_{base62:36}'], miss: ['pnu_', 'pnb_short'] },
    page: 'https://docs.prefect.io/v3/how-to-guides/cloud/manage-users/api-keys',
  },
];
