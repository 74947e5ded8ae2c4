import type { SecretRule } from '../types.js';

export const OKTA_RULES: readonly SecretRule[] = [
  {
    // The token alone, two zeros and forty characters, proves nothing.
    id: 'okta-token',
    provider: 'Okta',
    opens: "an organisation's users",
    keywords: ['SSWS '],
    source: 'SSWS (?<secret>00[0-9A-Za-z_-]{40})',
    left: 'none',
    right: 'word',
    examples: { hit: ['SSWS 00{base64url:40}'], miss: ['SSWS ', 'SSWS 00abc', '00{base64url:40}'] },
    page: 'https://developer.okta.com/docs/guides/create-an-api-token/main/',
  },
];
