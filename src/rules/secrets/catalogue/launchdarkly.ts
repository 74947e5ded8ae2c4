import type { SecretRule } from '../types.js';

export const LAUNCHDARKLY_RULES: readonly SecretRule[] = [
  {
    id: 'launchdarkly-sdk-key',
    provider: 'LaunchDarkly',
    opens: 'flag configuration with its targeting rules',
    keywords: ['sdk-'],
    source: 'sdk-[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}',
    left: 'word',
    right: 'word',
    examples: { hit: ['sdk-{uuid}'], miss: ['sdk-', 'sdk-for-node', 'mob-{uuid}'] },
    page: 'https://launchdarkly.com/docs/sdk/concepts/client-side-server-side',
  },
  {
    id: 'launchdarkly-api-token',
    provider: 'LaunchDarkly',
    opens: 'flags and projects as the account',
    keywords: ['api-'],
    source: 'api-[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}',
    left: 'word',
    right: 'word',
    examples: { hit: ['api-{uuid}'], miss: ['api-', 'api-gateway', 'rest-api-{uuid}'] },
    page: 'https://launchdarkly.com/docs/home/account/api',
  },
];
