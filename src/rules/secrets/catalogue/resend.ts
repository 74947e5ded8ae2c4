import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const RESEND_RULES: readonly SecretRule[] = [
  {
    id: 'resend-api-key',
    provider: 'Resend',
    opens: 'sending mail as the account',
    keywords: ['re_'],
    source: 're_[0-9A-Za-z]{8}_[0-9A-Za-z]{20,24}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: {
      hit: ['re_{base62:8}_{base62:24}'],
      miss: [
        're_',
        're_compiled_pattern_for_identifiers',
        'pre_{base62:8}_{base62:24}',
        're_abcdefgh_abcdefghijklmnopqrstuvwx',
      ],
    },
    page: 'https://resend.com/docs/api-reference/introduction',
  },
];
