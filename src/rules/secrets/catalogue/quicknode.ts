import type { SecretRule } from '../types.js';

export const QUICKNODE_RULES: readonly SecretRule[] = [
  {
    id: 'quicknode-key',
    provider: 'QuickNode',
    opens: 'endpoints of the account',
    keywords: ['QN_'],
    source: 'QN_[0-9a-f]{32}',
    right: 'token',
    examples: { hit: ['QN_{hex:32}'], miss: ['QN_', 'QN_NAME'] },
    page: 'https://www.quicknode.com/docs/console-api/',
  },
];
