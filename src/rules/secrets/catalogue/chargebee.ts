import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const CHARGEBEE_RULES: readonly SecretRule[] = [
  {
    id: 'chargebee-key',
    provider: 'Chargebee',
    opens: 'billing of a site',
    keywords: ['live_', 'test_'],
    source: '(?:live_|test_)[0-9A-Za-z]{32,48}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: {
      hit: ['live_{base62:32}', 'test_{base62:40}'],
      miss: ['live_', 'test_{hex:40}', 'test_ShouldReturnTheRightValueForTheKey12'],
    },
    page: 'https://apidocs.chargebee.com/docs/api/',
  },
];
