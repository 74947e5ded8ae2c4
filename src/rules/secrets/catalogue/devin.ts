import type { SecretRule } from '../types.js';

export const DEVIN_RULES: readonly SecretRule[] = [
  {
    id: 'devin-api-key',
    provider: 'Cognition Devin',
    opens: 'sessions as the account',
    keywords: ['apk_'],
    source: 'apk_(?:user_)?[0-9A-Za-z+/]{80,}={0,2}',
    examples: { hit: ['apk_{base64:88}', 'apk_user_{base64:144}=='], miss: ['apk_', 'apk_debug_release'] },
    page: 'https://docs.devin.ai/api-reference/overview',
  },
  {
    id: 'devin-service-token',
    provider: 'Cognition Devin',
    opens: 'sessions of an organisation',
    keywords: ['cog_'],
    source: 'cog_[a-z2-7]{52}',
    right: 'token',
    examples: { hit: ['cog_{base32lower:52}'], miss: ['cog_', 'cog_svd'] },
    page: 'https://docs.devin.ai/api-reference/overview',
  },
];
