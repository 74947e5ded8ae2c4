import type { SecretRule } from '../types.js';

export const RANCHER_RULES: readonly SecretRule[] = [
  {
    id: 'rancher-token',
    provider: 'Rancher',
    opens: 'clusters as the account',
    keywords: ['token-'],
    source: 'token-[0-9a-z]{5}:[0-9a-z]{54}',
    right: 'token',
    examples: { hit: ['token-{base36:5}:{base36:54}'], miss: ['token-', 'token-abc12:short'] },
    page: 'https://ranchermanager.docs.rancher.com/reference-guides/user-settings/api-keys',
  },
];
