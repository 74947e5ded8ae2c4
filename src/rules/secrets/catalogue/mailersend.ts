import type { SecretRule } from '../types.js';

export const MAILERSEND_RULES: readonly SecretRule[] = [
  {
    id: 'mailersend-token',
    provider: 'MailerSend',
    opens: 'sending mail as the account',
    keywords: ['mlsn.'],
    source: String.raw`mlsn\.[0-9A-Za-z]{30,}`,
    examples: { hit: ['mlsn.{hex:64}'], miss: ['mlsn.', 'mlsn.example'] },
    page: 'https://developers.mailersend.com/general.html',
  },
];
