import type { SecretRule } from '../types.js';

export const NETBIRD_RULES: readonly SecretRule[] = [
  {
    id: 'netbird-pat',
    provider: 'NetBird',
    opens: "a network's management API",
    keywords: ['nbp_'],
    source: 'nbp_[0-9A-Za-z]{36}',
    right: 'token',
    examples: { hit: ['nbp_{base62:36}'], miss: ['nbp_', 'nbp_short'] },
    page: 'https://docs.netbird.io/api/guides/authentication',
  },
];
