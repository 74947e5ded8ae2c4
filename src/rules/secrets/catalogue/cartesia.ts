import type { SecretRule } from '../types.js';

export const CARTESIA_RULES: readonly SecretRule[] = [
  {
    id: 'cartesia-key',
    provider: 'Cartesia',
    opens: "speech on the account's bill",
    keywords: ['sk_car_'],
    source: 'sk_car_[0-9A-Za-z]{20,}',
    examples: { hit: ['sk_car_{base62:32}'], miss: ['sk_car_', 'sk_car_rental'] },
    page: 'https://docs.cartesia.ai/',
  },
];
