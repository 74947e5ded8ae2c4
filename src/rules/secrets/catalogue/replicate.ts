import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const REPLICATE_RULES: readonly SecretRule[] = [
  {
    id: 'replicate-token',
    provider: 'Replicate',
    opens: "models on the account's bill",
    keywords: ['r8_'],
    source: 'r8_[0-9A-Za-z]{37,40}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['r8_{base62:37}'], miss: ['r8_', 'r8_{base62:10}', 'r8_register_allocation'] },
    page: 'https://replicate.com/docs/topics/security/api-tokens',
  },
];
