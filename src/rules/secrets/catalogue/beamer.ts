import type { SecretRule } from '../types.js';

export const BEAMER_RULES: readonly SecretRule[] = [
  {
    // The prefix proves nothing alone.
    id: 'beamer-key',
    provider: 'Beamer',
    opens: 'announcements of a product',
    keywords: ['b_'],
    source: 'b_[0-9A-Za-z=_/+-]{44}',
    left: 'word',
    right: 'word',
    near: ['beamer'],
    examples: { hit: ['b_{base64url:44}'], miss: ['b_', 'b_{base64url:20}'] },
  },
];
