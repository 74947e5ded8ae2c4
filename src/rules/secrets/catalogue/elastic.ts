import type { SecretRule } from '../types.js';

export const ELASTIC_RULES: readonly SecretRule[] = [
  {
    id: 'elastic-cloud-key',
    provider: 'Elastic',
    opens: 'deployments of an organisation',
    keywords: ['essu_'],
    source: 'essu_[0-9A-Za-z_-]{50,}={0,2}',
    left: 'none',
    examples: { hit: ['essu_{base64url:80}', 'essu_{base64url:98}=='], miss: ['essu_', 'essu_abc'] },
    page: 'https://www.elastic.co/guide/en/cloud/current/ec-api-authentication.html',
  },
];
