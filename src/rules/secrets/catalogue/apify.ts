import type { SecretRule } from '../types.js';

export const APIFY_RULES: readonly SecretRule[] = [
  {
    id: 'apify-token',
    provider: 'Apify',
    opens: 'actors and data of the account',
    keywords: ['apify_api_'],
    source: 'apify_api_[0-9A-Za-z]{30,}',
    left: 'none',
    examples: { hit: ['apify_api_{base62:36}'], miss: ['apify_api_', 'apify_api_token'] },
    page: 'https://docs.apify.com/platform/integrations/api',
  },
];
