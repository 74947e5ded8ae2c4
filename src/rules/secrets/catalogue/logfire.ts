import type { SecretRule } from '../types.js';

export const LOGFIRE_RULES: readonly SecretRule[] = [
  {
    id: 'logfire-token',
    provider: 'Pydantic Logfire',
    opens: 'writing or reading traces',
    keywords: ['pylf_v'],
    source: 'pylf_v[0-9]{1,2}_(?:[a-z]{2,8}_)?[0-9A-Za-z]{30,}',
    left: 'none',
    examples: { hit: ['pylf_v1_{one:us|eu}_{base62:43}'], miss: ['pylf_v1_', 'pylf_v1_us_abc'] },
    page: 'https://logfire.pydantic.dev/docs/how-to-guides/create-write-tokens/',
  },
];
