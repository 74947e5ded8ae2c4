import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const MEM0_RULES: readonly SecretRule[] = [
  {
    id: 'mem0-key',
    provider: 'Mem0',
    opens: 'memories of an organisation',
    keywords: ['m0-'],
    source: 'm0-[0-9A-Za-z]{40}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['m0-{base62:40}'], miss: ['m0-', 'm0-{hex:10}', 'cortex-m0-plus'] },
    page: 'https://docs.mem0.ai/',
  },
];
