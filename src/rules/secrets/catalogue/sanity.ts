import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const SANITY_RULES: readonly SecretRule[] = [
  {
    id: 'sanity-token',
    provider: 'Sanity',
    opens: "a project's content",
    keywords: ['sk'],
    inLongRun: true,
    source: 'sk[0-9A-Za-z]{100,200}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['sk{base62:178}', 'sk{base62:100}'], miss: ['sk', 'desk{base62:100}', 'sk{hex:20}'] },
    page: 'https://www.sanity.io/docs/http-auth',
  },
];
