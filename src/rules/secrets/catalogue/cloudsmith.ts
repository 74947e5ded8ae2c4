import type { SecretRule } from '../types.js';

export const CLOUDSMITH_RULES: readonly SecretRule[] = [
  {
    id: 'cloudsmith-token',
    provider: 'Cloudsmith',
    opens: 'package repositories',
    keywords: ['csa_'],
    source: 'csa_[0-9a-f]{40}',
    right: 'token',
    examples: { hit: ['csa_{hex:40}'], miss: ['csa_', 'csa_algorithm'] },
    page: 'https://help.cloudsmith.io/docs/api-key',
  },
];
