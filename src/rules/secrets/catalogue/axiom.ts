import type { SecretRule } from '../types.js';

export const AXIOM_RULES: readonly SecretRule[] = [
  {
    id: 'axiom-token',
    provider: 'Axiom',
    opens: 'datasets of an organisation',
    keywords: ['xaat-', 'xapt-'],
    source: '(?:xaat-|xapt-)[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}',
    left: 'none',
    examples: { hit: ['xaat-{uuid}', 'xapt-{uuid}'], miss: ['xaat-', 'xapt-abc'] },
    page: 'https://axiom.co/docs/reference/tokens',
  },
];
