import type { SecretRule } from '../types.js';

export const SETTLEMINT_RULES: readonly SecretRule[] = [
  {
    id: 'settlemint-token',
    provider: 'SettleMint',
    opens: 'applications and nodes',
    keywords: ['sm_pat_', 'sm_aat_', 'sm_sat_'],
    source: '(?:sm_pat_|sm_aat_|sm_sat_)[0-9A-Za-z]{16,}',
    examples: {
      hit: ['sm_pat_{base62:16}', 'sm_aat_{base62:16}', 'sm_sat_{base62:16}'],
      miss: ['sm_pat_', 'sm_pat_abc'],
    },
    page: 'https://console.settlemint.com/documentation/',
  },
];
