import type { SecretRule } from '../types.js';

export const ARCJET_RULES: readonly SecretRule[] = [
  {
    id: 'arcjet-key',
    provider: 'Arcjet',
    opens: 'protection decisions of a site',
    keywords: ['ajkey_'],
    source: 'ajkey_[0-9a-z]{26}',
    left: 'none',
    examples: { hit: ['ajkey_{base36:26}'], miss: ['ajkey_', 'ajkey_abc'] },
    page: 'https://docs.arcjet.com/environment',
  },
];
