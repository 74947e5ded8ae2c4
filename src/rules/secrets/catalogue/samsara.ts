import type { SecretRule } from '../types.js';

export const SAMSARA_RULES: readonly SecretRule[] = [
  {
    id: 'samsara-token',
    provider: 'Samsara',
    opens: "a fleet's data",
    keywords: ['samsara_api_'],
    source: 'samsara_api_[0-9A-Za-z]{24,}',
    left: 'none',
    examples: { hit: ['samsara_api_{base62:30}'], miss: ['samsara_api_', 'samsara_api_token'] },
    page: 'https://developers.samsara.com/docs/authentication',
  },
];
