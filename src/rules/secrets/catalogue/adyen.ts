import type { SecretRule } from '../types.js';

export const ADYEN_RULES: readonly SecretRule[] = [
  {
    id: 'adyen-key',
    provider: 'Adyen',
    opens: 'payments of a merchant',
    keywords: ['AQE'],
    source: 'AQE[a-z][0-9A-Za-z+/]{40,}={0,2}-[0-9A-Za-z+/]{40,}={0,2}-[0-9A-Za-z!#$()*+/_{}~-]{8,20}',
    near: ['adyen'],
    examples: { hit: ['AQEyhmf{base64:90}=-{base64:43}=-{base62:16}'], miss: ['AQE', 'AQEabc-def'] },
    page: 'https://docs.adyen.com/development-resources/api-credentials/',
  },
];
