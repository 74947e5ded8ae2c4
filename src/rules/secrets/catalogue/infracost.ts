import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const INFRACOST_RULES: readonly SecretRule[] = [
  {
    id: 'infracost-key',
    provider: 'Infracost',
    opens: 'cost estimates as the organisation',
    keywords: ['ico-'],
    source: 'ico-[0-9A-Za-z]{32}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['ico-{base62:32}'], miss: ['ico-', 'ico-chevron-down', 'silico-{base62:32}'] },
    page: 'https://www.infracost.io/docs/',
  },
];
