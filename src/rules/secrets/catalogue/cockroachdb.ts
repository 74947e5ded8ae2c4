import type { SecretRule } from '../types.js';

export const COCKROACHDB_RULES: readonly SecretRule[] = [
  {
    id: 'cockroachdb-cloud-key',
    provider: 'CockroachDB',
    opens: 'clusters of an organisation',
    keywords: ['CCDB1_'],
    source: 'CCDB1_[0-9A-Za-z]{20,}_[0-9A-Za-z]{36,}',
    left: 'none',
    examples: { hit: ['CCDB1_{base62:22}_{base62:40}'], miss: ['CCDB1_', 'CCDB1_abc_def'] },
    page: 'https://www.cockroachlabs.com/docs/cockroachcloud/managing-access',
  },
];
