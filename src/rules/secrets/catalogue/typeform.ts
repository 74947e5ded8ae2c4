import type { SecretRule } from '../types.js';

export const TYPEFORM_RULES: readonly SecretRule[] = [
  {
    id: 'typeform-token',
    provider: 'Typeform',
    opens: 'forms and answers of the account',
    keywords: ['tfp_'],
    source: 'tfp_[0-9A-Za-z_-]{40,}',
    examples: { hit: ['tfp_{base64url:59}', 'tfp_{base62:44}_{base62:14}'], miss: ['tfp_', 'tfp_abc'] },
    page: 'https://www.typeform.com/developers/get-started/personal-access-token/',
  },
];
