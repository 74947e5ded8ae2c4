import type { SecretRule } from '../types.js';

export const CONFIGCAT_RULES: readonly SecretRule[] = [
  {
    id: 'configcat-sdk-key',
    provider: 'ConfigCat',
    opens: 'flag configuration',
    keywords: ['configcat-sdk-1/'],
    source: 'configcat-sdk-1/[0-9A-Za-z_-]{22}/[0-9A-Za-z_-]{22}',
    left: 'none',
    examples: {
      hit: ['configcat-sdk-1/{base64url:22}/{base64url:22}'],
      miss: ['configcat-sdk-1/', 'configcat-sdk-1/config'],
    },
    page: 'https://configcat.com/docs/advanced/manage-environments/',
  },
];
