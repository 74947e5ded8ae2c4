import type { SecretRule } from '../types.js';

export const CLOSE_RULES: readonly SecretRule[] = [
  {
    id: 'close-api-key',
    provider: 'Close',
    opens: 'leads of an organisation',
    keywords: ['api_'],
    source: String.raw`api_[0-9A-Za-z]{22}\.[0-9A-Za-z]{22}`,
    right: 'word',
    examples: { hit: ['api_{base62:22}.{base62:22}'], miss: ['api_', 'api_client.method', 'rapi_{base62:22}'] },
    page: 'https://developer.close.com/topics/authentication/',
  },
];
