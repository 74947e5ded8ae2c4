import type { SecretRule } from '../types.js';

export const POLAR_RULES: readonly SecretRule[] = [
  {
    id: 'polar-token',
    provider: 'Polar',
    opens: 'products and orders of an organisation',
    keywords: ['polar_'],
    source: 'polar_(?:oat|pat|at|cs|ci|rt|whs)_(?:[uo]_)?[0-9A-Za-z]{20,}',
    examples: {
      hit: ['polar_{one:oat|pat}_{base62:43}', 'polar_at_u_{base62:43}'],
      miss: ['polar_', 'polar_oat_abc', 'polar_at_latitude'],
    },
    page: 'https://docs.polar.sh/',
  },
];
