import type { SecretRule } from '../types.js';

export const AIKIDO_RULES: readonly SecretRule[] = [
  {
    id: 'aikido-ci-token',
    provider: 'Aikido',
    opens: 'scans of an organisation',
    keywords: ['AIK_CI_'],
    source: 'AIK_CI_[0-9A-Za-z]{20,}',
    left: 'none',
    examples: { hit: ['AIK_CI_{base62:32}'], miss: ['AIK_CI_', 'AIK_CI_TOKEN'] },
    page: 'https://help.aikido.dev/',
  },
  {
    id: 'aikido-client-secret',
    provider: 'Aikido',
    opens: 'the API of an organisation',
    keywords: ['AIK_SECRET_'],
    source: 'AIK_SECRET_[0-9A-Za-z]{40,}',
    left: 'none',
    examples: { hit: ['AIK_SECRET_{base62:64}'], miss: ['AIK_SECRET_', 'AIK_CLIENT_{base62:24}'] },
    page: 'https://help.aikido.dev/',
  },
];
