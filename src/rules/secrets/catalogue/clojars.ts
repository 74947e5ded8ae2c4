import type { SecretRule } from '../types.js';

export const CLOJARS_RULES: readonly SecretRule[] = [
  {
    id: 'clojars-deploy-token',
    provider: 'Clojars',
    opens: 'deploying artifacts',
    keywords: ['CLOJARS_'],
    source: 'CLOJARS_[0-9A-Za-z]{50,}',
    left: 'none',
    examples: { hit: ['CLOJARS_{base36:60}'], miss: ['CLOJARS_USERNAME', 'CLOJARS_PASSWORD'] },
    page: 'https://github.com/clojars/clojars-web/wiki/Deploy-Tokens',
  },
];
