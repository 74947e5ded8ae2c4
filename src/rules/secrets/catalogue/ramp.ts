import type { SecretRule } from '../types.js';

export const RAMP_RULES: readonly SecretRule[] = [
  {
    id: 'ramp-secret',
    provider: 'Ramp',
    opens: 'cards and spend of a business',
    keywords: ['ramp_sec_'],
    source: 'ramp_sec_[0-9A-Za-z]{40,}',
    left: 'none',
    examples: { hit: ['ramp_sec_{base62:48}'], miss: ['ramp_sec_', 'ramp_id_{base62:48}'] },
    page: 'https://docs.ramp.com/developer-api/v1/authorization',
  },
];
