import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const NIGHTFALL_RULES: readonly SecretRule[] = [
  {
    id: 'nightfall-key',
    provider: 'Nightfall',
    opens: 'scans of an organisation',
    keywords: ['NF-'],
    source: 'NF-[0-9A-Za-z]{32}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['NF-{base62:32}'], miss: ['NF-', 'NF-KAPPAB', 'NF-{hex:8}'] },
    page: 'https://help.nightfall.ai/',
  },
];
