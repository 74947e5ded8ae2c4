import type { SecretRule } from '../types.js';

export const OPENSHIFT_RULES: readonly SecretRule[] = [
  {
    id: 'openshift-token',
    provider: 'OpenShift',
    opens: 'a cluster as the account',
    keywords: ['sha256~'],
    source: 'sha256~[0-9A-Za-z_-]{43}',
    left: 'none',
    right: 'token',
    examples: { hit: ['sha256~{base64url:43}'], miss: ['sha256~', 'sha256:{hex:64}'] },
    page: 'https://docs.redhat.com/en/documentation/openshift_container_platform/',
  },
];
