import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const MOLLIE_RULES: readonly SecretRule[] = [
  {
    id: 'mollie-key',
    provider: 'Mollie',
    opens: 'payments of a profile',
    keywords: ['live_', 'test_'],
    source: '(?:live_|test_)[0-9A-Za-z]{30}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: {
      hit: ['live_{base62:30}', 'test_{base62:30}'],
      miss: ['live_', 'test_ShouldReturnTheRightValue12345', 'live_{digits:30}'],
    },
    page: 'https://docs.mollie.com/reference/authentication',
  },
];
