import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const X_RULES: readonly SecretRule[] = [
  {
    id: 'x-bearer-token',
    provider: 'X (Twitter)',
    opens: 'posts, as an app',
    keywords: ['AAAAAAAAAAAAAAAAAA'],
    source: 'AAAAAAAAAAAAAAAAAA(?:[0-9A-Za-z+/=]|%2[BbFf]|%3[Dd]){60,120}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: {
      hit: ['AAAAAAAAAAAAAAAAAAAAA{base62:8}%2B{base62:30}%3D{base62:50}', 'AAAAAAAAAAAAAAAAAAAAAM{base62:90}'],
      miss: ['AAAAAAAAAA', 'A'.repeat(200)],
    },
    page: 'https://docs.x.com/fundamentals/authentication/',
  },
];
