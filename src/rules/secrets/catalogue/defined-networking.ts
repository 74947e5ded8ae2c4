import type { SecretRule } from '../types.js';

export const DEFINED_NETWORKING_RULES: readonly SecretRule[] = [
  {
    id: 'defined-networking-key',
    provider: 'Defined Networking',
    opens: 'a managed Nebula network',
    keywords: ['dnkey-'],
    source: 'dnkey-[0-9A-Za-z=_-]{26}-[0-9A-Za-z=_-]{52}',
    left: 'none',
    examples: {
      hit: ['dnkey-{BASE36:26}-{BASE36:52}', 'dnkey-{base36:26}-{base36:52}'],
      miss: ['dnkey-', 'dnkey-abc'],
    },
    page: 'https://docs.defined.net/',
  },
];
