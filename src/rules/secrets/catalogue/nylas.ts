import type { SecretRule } from '../types.js';

export const NYLAS_RULES: readonly SecretRule[] = [
  {
    id: 'nylas-key',
    provider: 'Nylas',
    opens: 'mail and calendars of an application',
    keywords: ['nyk_'],
    source: 'nyk_(?:v0_)?[0-9A-Za-z]{40,}',
    left: 'none',
    examples: { hit: ['nyk_v0_{base62:64}', 'nyk_{base62:64}'], miss: ['nyk_', 'nyk_v0_abc'] },
    page: 'https://developer.nylas.com/docs/v3/auth/',
  },
];
