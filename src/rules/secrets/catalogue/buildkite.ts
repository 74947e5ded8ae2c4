import type { SecretRule } from '../types.js';

export const BUILDKITE_RULES: readonly SecretRule[] = [
  {
    id: 'buildkite-token',
    provider: 'Buildkite',
    opens: 'pipelines, agents and packages',
    keywords: ['bkua_', 'bkaa_', 'bkct_', 'bkpat_', 'bkpt_', 'bkrt_', 'bkja_'],
    source: '(?:bkua_|bkaa_|bkct_|bkpat_|bkpt_|bkrt_|bkja_)[0-9A-Za-z_-]{40,}',
    examples: {
      hit: [
        'bkua_{hex:40}',
        'bkua_{base36:53}',
        'bkaa_{base62:75}',
        'bkct_{base62:73}',
        'bkpat_{base62:54}',
        'bkpt_{base62:54}',
        'bkrt_{base62:54}',
        'bkja_{base62:54}',
      ],
      miss: ['bkua_', 'bkct_abc'],
    },
    page: 'https://buildkite.com/docs/apis/managing-api-tokens',
  },
];
