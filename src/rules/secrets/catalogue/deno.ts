import type { SecretRule } from '../types.js';

export const DENO_RULES: readonly SecretRule[] = [
  {
    id: 'deno-deploy-token',
    provider: 'Deno',
    opens: 'projects as the account',
    keywords: ['ddp_', 'ddo_'],
    source: '(?:ddp_|ddo_)[0-9A-Za-z]{36,}',
    examples: { hit: ['ddp_{base62:36}', 'ddo_{base62:36}'], miss: ['ddp_', 'ddp_session'] },
    page: 'https://docs.deno.com/deploy/',
  },
];
