import type { SecretRule } from '../types.js';

export const ASAAS_RULES: readonly SecretRule[] = [
  {
    id: 'asaas-key',
    provider: 'Asaas',
    opens: 'payments of the account',
    keywords: ['$aact_'],
    source: String.raw`\$aact_[0-9A-Za-z+/=_:$-]{20,}`,
    left: 'none',
    examples: {
      hit: ['$aact_{base64:120}', '$aact_prod_{base64:140}', '$aact_hmlg_{base64:120}'],
      miss: ['$aact_', '$aact_short'],
    },
    page: 'https://docs.asaas.com/docs/authentication-2',
  },
];
