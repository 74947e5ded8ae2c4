import type { SecretRule } from '../types.js';

export const COURIER_RULES: readonly SecretRule[] = [
  {
    id: 'courier-key',
    provider: 'Courier',
    opens: 'messages of a workspace',
    keywords: ['pk_prod_'],
    source: 'pk_prod_[0-9A-Z]{28}',
    right: 'token',
    examples: { hit: ['pk_prod_{BASE36:28}'], miss: ['pk_prod_', 'pk_prod_abc'] },
    page: 'https://www.courier.com/docs/reference/',
  },
];
