import type { SecretRule } from '../types.js';

export const CORALOGIX_RULES: readonly SecretRule[] = [
  {
    id: 'coralogix-key',
    provider: 'Coralogix',
    opens: 'logs and metrics of a team',
    keywords: ['cxtp_', 'cxup_'],
    source: '(?:cxtp_|cxup_)[0-9A-Za-z]{24,}',
    examples: { hit: ['cxtp_{base62:30}', 'cxup_{base62:30}'], miss: ['cxtp_', 'cxtp_abc'] },
    page: 'https://coralogix.com/docs/user-guides/account-management/api-keys/',
  },
];
