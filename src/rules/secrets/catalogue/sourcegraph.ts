import type { SecretRule } from '../types.js';

export const SOURCEGRAPH_RULES: readonly SecretRule[] = [
  {
    id: 'sourcegraph-token',
    provider: 'Sourcegraph',
    opens: 'code search as the account',
    keywords: ['sgp_'],
    source: 'sgp_(?:(?:[0-9a-f]{16}|local)_)?[0-9a-f]{40}',
    right: 'token',
    examples: { hit: ['sgp_{hex:40}', 'sgp_{hex:16}_{hex:40}', 'sgp_local_{hex:40}'], miss: ['sgp_', 'sgp_local_abc'] },
    page: 'https://sourcegraph.com/docs/cli/how-tos/creating_an_access_token',
  },
  {
    id: 'sourcegraph-licence-key',
    provider: 'Sourcegraph',
    opens: 'a licence',
    keywords: ['slk_'],
    source: 'slk_[0-9a-f]{64}',
    right: 'token',
    examples: { hit: ['slk_{hex:64}'], miss: ['slk_', 'slk_abc'] },
    page: 'https://sourcegraph.com/docs/cli/how-tos/creating_an_access_token',
  },
  {
    id: 'sourcegraph-cody-token',
    provider: 'Sourcegraph',
    opens: 'code completion as the account',
    keywords: ['sgd_'],
    source: 'sgd_[0-9a-f]{64}',
    right: 'token',
    examples: { hit: ['sgd_{hex:64}'], miss: ['sgd_', 'sgd_abc'] },
    page: 'https://sourcegraph.com/docs/cli/how-tos/creating_an_access_token',
  },
  {
    id: 'sourcegraph-workspace-token',
    provider: 'Sourcegraph',
    opens: 'code search of a workspace',
    keywords: ['sgw_'],
    source: 'sgw_[0-9a-f]{40}',
    right: 'token',
    examples: { hit: ['sgw_{hex:40}'], miss: ['sgw_', 'sgw_abc'] },
    page: 'https://sourcegraph.com/docs/cli/how-tos/creating_an_access_token',
  },
];
