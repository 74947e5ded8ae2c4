import type { SecretRule } from '../types.js';

export const AMP_RULES: readonly SecretRule[] = [
  {
    id: 'amp-token',
    provider: 'Amp',
    opens: 'agents as the account',
    keywords: ['sgamp_'],
    source: 'sgamp_[0-9A-Za-z_-]{30,}',
    left: 'none',
    examples: { hit: ['sgamp_user_{base36:26}_{hex:64}'], miss: ['sgamp_', 'sgamp_user_abc'] },
    page: 'https://ampcode.com/manual',
  },
];
