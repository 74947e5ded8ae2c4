import type { SecretRule } from '../types.js';

export const SENDGRID_RULES: readonly SecretRule[] = [
  {
    id: 'sendgrid-api-key',
    provider: 'SendGrid',
    opens: 'sending mail as the account',
    keywords: ['SG.'],
    source: String.raw`SG\.[0-9A-Za-z_-]{20,24}\.[0-9A-Za-z_-]{39,50}`,
    examples: {
      hit: ['SG.{base64url:22}.{base64url:43}'],
      miss: ['SG.', 'SG.Controller.handle', 'MSG.{base64url:10}'],
    },
    page: 'https://docs.sendgrid.com/ui/account-and-settings/api-keys',
  },
];
