import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const EXOSCALE_RULES: readonly SecretRule[] = [
  {
    id: 'exoscale-api-key',
    provider: 'Exoscale',
    opens: 'half of a signing key',
    keywords: ['EXO'],
    source: 'EXO[0-9A-Za-z]{24,30}',
    right: 'token',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['EXO{base62:24}'], miss: ['EXO', 'EXOplanetDiscoveryMission2024', 'PLEXO{hex:24}'] },
    page: 'https://community.exoscale.com/product/iam/',
  },
];
