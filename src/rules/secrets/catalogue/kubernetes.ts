import type { SecretRule } from '../types.js';

export const KUBERNETES_RULES: readonly SecretRule[] = [
  {
    id: 'kubernetes-bootstrap-token',
    provider: 'Kubernetes',
    opens: 'joining a cluster',
    keywords: ['--token'],
    source: String.raw`--token[ =](?<secret>[0-9a-z]{6}\.[0-9a-z]{16})`,
    left: 'none',
    right: 'token',
    examples: { hit: ['--token {base36:6}.{base36:16}'], miss: ['--token', '--token abc'] },
    page: 'https://kubernetes.io/docs/reference/access-authn-authz/bootstrap-tokens/',
  },
];
