import type { SecretRule } from '../types.js';

export const CIRCLECI_RULES: readonly SecretRule[] = [
  {
    id: 'circleci-token',
    provider: 'CircleCI',
    opens: 'pipelines as the account',
    keywords: ['CCIPAT_'],
    source: 'CCIPAT_[0-9A-Za-z]{20,}_[0-9a-f]{40}',
    left: 'none',
    examples: { hit: ['CCIPAT_{base62:22}_{hex:40}'], miss: ['CCIPAT_', 'CCIPAT_abc'] },
    page: 'https://circleci.com/docs/managing-api-tokens/',
  },
  {
    id: 'circleci-project-token',
    provider: 'CircleCI',
    opens: 'pipelines of a project',
    keywords: ['CCIPRJ_'],
    source: 'CCIPRJ_[0-9A-Za-z]{20,}_[0-9a-f]{40}',
    left: 'none',
    examples: { hit: ['CCIPRJ_{base62:22}_{hex:40}'], miss: ['CCIPRJ_', 'CCIPRJ_abc'] },
    page: 'https://circleci.com/docs/managing-api-tokens/',
  },
];
