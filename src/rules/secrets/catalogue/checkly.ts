import type { SecretRule } from '../types.js';

export const CHECKLY_RULES: readonly SecretRule[] = [
  {
    id: 'checkly-key',
    provider: 'Checkly',
    opens: 'monitors of the account',
    keywords: ['cu_'],
    source: 'cu_[0-9a-f]{32}',
    left: 'word',
    right: 'word',
    examples: { hit: ['cu_{hex:32}'], miss: ['cu_', 'cu_stream', 'ecu_{hex:32}'] },
    page: 'https://developers.checklyhq.com/',
  },
];
