import type { SecretRule } from '../types.js';

export const WOOCOMMERCE_RULES: readonly SecretRule[] = [
  {
    id: 'woocommerce-key',
    provider: 'WooCommerce',
    opens: 'orders and customers of a shop',
    keywords: ['ck_', 'cs_'],
    source: '(?:ck_|cs_)[0-9a-f]{40}',
    left: 'word',
    right: 'word',
    examples: { hit: ['ck_{hex:40}', 'cs_{hex:40}'], miss: ['ck_', 'docs_{hex:40}', 'cs_{hex:20}'] },
    page: 'https://woocommerce.github.io/woocommerce-rest-api-docs/',
  },
];
