import type { SecretRule } from '../types.js';

export const BREVO_RULES: readonly SecretRule[] = [
  {
    id: 'brevo-api-key',
    provider: 'Brevo',
    opens: 'contacts and mail of the account',
    keywords: ['xkeysib-'],
    source: 'xkeysib-[0-9A-Za-z-]{60,}',
    left: 'none',
    examples: { hit: ['xkeysib-{hex:64}-{base62:16}'], miss: ['xkeysib-', 'xkeysib-abc'] },
    page: 'https://developers.brevo.com/docs/getting-started',
  },
  {
    id: 'brevo-smtp-key',
    provider: 'Brevo',
    opens: 'sending mail as the account',
    keywords: ['xsmtpsib-'],
    source: 'xsmtpsib-[0-9A-Za-z-]{60,}',
    left: 'none',
    examples: { hit: ['xsmtpsib-{hex:64}-{base62:16}'], miss: ['xsmtpsib-', 'xsmtpsib-abc'] },
    page: 'https://developers.brevo.com/docs/getting-started',
  },
];
