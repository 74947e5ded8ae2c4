import type { SecretRule } from '../types.js';

export const DYNATRACE_RULES: readonly SecretRule[] = [
  {
    id: 'dynatrace-token',
    provider: 'Dynatrace',
    opens: 'metrics, logs and configuration',
    keywords: ['dt0c01.'],
    source: String.raw`dt0c01\.[0-9A-Za-z]{8,24}\.[0-9A-Za-z]{60,}`,
    left: 'none',
    examples: { hit: ['dt0c01.{BASE36:24}.{BASE36:64}'], miss: ['dt0c01.', 'dt0c01.{BASE36:24}'] },
    page: 'https://docs.dynatrace.com/docs/manage/identity-access-management/access-tokens-and-oauth-clients/access-tokens',
  },
  {
    id: 'dynatrace-platform-token',
    provider: 'Dynatrace',
    opens: 'the platform as the account or client',
    keywords: ['dt0s'],
    source: String.raw`dt0s[0-9]{2}\.[0-9A-Za-z]{8,24}\.[0-9A-Za-z]{60,}`,
    left: 'none',
    examples: {
      hit: ['dt0s01.{BASE36:24}.{BASE36:64}', 'dt0s16.{BASE36:8}.{BASE36:64}'],
      miss: ['dt0s', 'dt0s16.abc'],
    },
    page: 'https://docs.dynatrace.com/docs/manage/identity-access-management/access-tokens-and-oauth-clients/platform-tokens',
  },
];
