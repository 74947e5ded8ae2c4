import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const STATSIG_RULES: readonly SecretRule[] = [
  {
    id: 'statsig-server-secret',
    provider: 'Statsig',
    opens: 'flag configuration of a project',
    keywords: ['secret-', 'console-'],
    source: '(?:secret-|console-)[0-9A-Za-z]{32,56}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: {
      hit: ['secret-{base62:43}', 'console-{base62:43}'],
      miss: ['secret-', 'console-log-level', 'secret-{hex:32}'],
    },
    page: 'https://docs.statsig.com/sdk-keys/api-keys',
  },
];
