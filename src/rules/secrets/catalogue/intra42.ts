import type { SecretRule } from '../types.js';

export const INTRA42_RULES: readonly SecretRule[] = [
  {
    id: 'intra42-secret',
    provider: '42 School',
    opens: "the school's API",
    keywords: ['s-s4t2'],
    source: 's-s4t2(?:ud|af)-[0-9a-f]{64}',
    left: 'none',
    examples: { hit: ['s-s4t2ud-{hex:64}', 's-s4t2af-{hex:64}'], miss: ['s-s4t2', 's-s4t2ud-abc'] },
    page: 'https://api.intra.42.fr/apidoc',
  },
];
