import type { SecretRule } from '../types.js';

export const EASYPOST_RULES: readonly SecretRule[] = [
  {
    id: 'easypost-key',
    provider: 'EasyPost',
    opens: "shipments on the account's bill",
    keywords: ['EZAK'],
    source: 'EZAK[0-9A-Za-z]{54}',
    right: 'token',
    examples: { hit: ['EZAK{base62:54}'], miss: ['EZAK', 'EZAK{base62:10}'] },
    page: 'https://docs.easypost.com/docs/authentication',
  },
  {
    id: 'easypost-test-key',
    provider: 'EasyPost',
    opens: 'test shipments',
    keywords: ['EZTK'],
    source: 'EZTK[0-9A-Za-z]{54}',
    right: 'token',
    examples: { hit: ['EZTK{base62:54}'], miss: ['EZTK', 'EZTK{base62:10}'] },
    page: 'https://docs.easypost.com/docs/authentication',
  },
];
