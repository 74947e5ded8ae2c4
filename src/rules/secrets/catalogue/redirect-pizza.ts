import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const REDIRECT_PIZZA_RULES: readonly SecretRule[] = [
  {
    id: 'redirect-pizza-token',
    provider: 'redirect.pizza',
    opens: 'redirects of the account',
    keywords: ['rpa_'],
    source: 'rpa_[0-9A-Za-z]{30}',
    right: 'token',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['rpa_{base62:30}'], miss: ['rpa_', 'rpa_bot'] },
  },
];
