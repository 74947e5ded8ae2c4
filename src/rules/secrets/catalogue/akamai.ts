import type { SecretRule } from '../types.js';

export const AKAMAI_RULES: readonly SecretRule[] = [
  {
    id: 'akamai-edgegrid-token',
    provider: 'Akamai',
    opens: 'half of an EdgeGrid credential',
    keywords: ['akab-'],
    source: 'akab-[0-9a-z]{16}-[0-9a-z]{16}',
    right: 'token',
    examples: { hit: ['akab-{base36:16}-{base36:16}'], miss: ['akab-', 'akab-abc'] },
    page: 'https://techdocs.akamai.com/developer/docs/edgegrid',
  },
];
