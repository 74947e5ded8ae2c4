import type { SecretRule } from '../types.js';

export const UPCLOUD_RULES: readonly SecretRule[] = [
  {
    id: 'upcloud-token',
    provider: 'UpCloud',
    opens: 'the account',
    keywords: ['ucat_'],
    source: 'ucat_[0-9A-Za-z]{24,}',
    examples: { hit: ['ucat_{BASE36:26}'], miss: ['ucat_', 'ucat_abc'] },
    page: 'https://upcloud.com/docs/guides/getting-started-upcloud-api/',
  },
];
