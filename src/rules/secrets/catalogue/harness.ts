import type { SecretRule } from '../types.js';

export const HARNESS_RULES: readonly SecretRule[] = [
  {
    id: 'harness-key',
    provider: 'Harness',
    opens: 'pipelines as the account',
    keywords: ['pat.', 'sat.'],
    source: String.raw`(?:pat\.|sat\.)[0-9A-Za-z_-]{22}\.[0-9A-Za-z]{24}\.[0-9A-Za-z]{20}`,
    right: 'token',
    examples: {
      hit: ['pat.{base64url:22}.{hex:24}.{base62:20}', 'sat.{base64url:22}.{hex:24}.{base62:20}'],
      miss: ['pat.', 'sat.at', 'pat.test.com'],
    },
    page: 'https://developer.harness.io/docs/platform/automation/api/add-and-manage-api-keys/',
  },
];
