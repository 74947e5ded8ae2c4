import type { SecretRule } from '../types.js';

export const PULUMI_RULES: readonly SecretRule[] = [
  {
    id: 'pulumi-access-token',
    provider: 'Pulumi',
    opens: 'stacks and their state',
    keywords: ['pul-'],
    source: 'pul-[0-9a-f]{40}',
    right: 'token',
    examples: { hit: ['pul-{hex:40}'], miss: ['pul-', 'pul-sar', 'pul-{hex:20}'] },
    page: 'https://www.pulumi.com/docs/pulumi-cloud/access-management/access-tokens/',
  },
];
