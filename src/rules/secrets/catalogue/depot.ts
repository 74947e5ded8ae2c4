import type { SecretRule } from '../types.js';

export const DEPOT_RULES: readonly SecretRule[] = [
  {
    id: 'depot-token',
    provider: 'Depot',
    opens: 'image builds of an organisation',
    keywords: ['depot_org_', 'depot_project_', 'depot_user_'],
    source: '(?:depot_org_|depot_project_|depot_user_)[0-9A-Za-z]{40,}',
    left: 'none',
    examples: {
      hit: ['depot_org_{hex:64}', 'depot_project_{hex:64}', 'depot_user_{hex:64}'],
      miss: ['depot_org_', 'depot_project_id'],
    },
    page: 'https://depot.dev/docs/cli/authentication',
  },
];
