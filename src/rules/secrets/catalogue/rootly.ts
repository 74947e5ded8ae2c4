import type { SecretRule } from '../types.js';

export const ROOTLY_RULES: readonly SecretRule[] = [
  {
    id: 'rootly-api-key',
    provider: 'Rootly',
    opens: 'incidents of an organisation',
    keywords: ['rootly_'],
    source: 'rootly_[0-9A-Za-z]{48,}',
    left: 'none',
    examples: { hit: ['rootly_{hex:64}'], miss: ['rootly_', 'rootly_api_key'] },
    page: 'https://docs.rootly.com/api-reference/overview',
  },
];
