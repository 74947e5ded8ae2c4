import type { SecretRule } from '../types.js';

export const ADOBE_RULES: readonly SecretRule[] = [
  {
    id: 'adobe-client-secret',
    provider: 'Adobe',
    opens: "an integration's identity",
    keywords: ['p8e-'],
    source: 'p8e-[0-9A-Za-z_-]{30,}',
    examples: { hit: ['p8e-{base62:32}'], miss: ['p8e-', 'p8e-abc'] },
    page: 'https://developer.adobe.com/developer-console/docs/guides/authentication/',
  },
];
