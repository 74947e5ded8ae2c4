import type { SecretRule } from '../types.js';

export const STACKHAWK_RULES: readonly SecretRule[] = [
  {
    id: 'stackhawk-key',
    provider: 'StackHawk',
    opens: 'scans of an organisation',
    keywords: ['hawk.'],
    source: String.raw`hawk\.[0-9A-Za-z_-]{20}\.[0-9A-Za-z_-]{20}`,
    right: 'token',
    examples: { hit: ['hawk.{base64url:20}.{base64url:20}'], miss: ['hawk.', 'hawk.config.yml'] },
    page: 'https://docs.stackhawk.com/apidocs.html',
  },
];
