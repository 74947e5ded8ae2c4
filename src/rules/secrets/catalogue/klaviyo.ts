import type { SecretRule } from '../types.js';

export const KLAVIYO_RULES: readonly SecretRule[] = [
  {
    // Secret in spite of its prefix.
    id: 'klaviyo-private-key',
    provider: 'Klaviyo',
    opens: 'profiles and messages of the account',
    keywords: ['pk_'],
    source: 'pk_[0-9a-f]{34}',
    left: 'word',
    right: 'word',
    examples: { hit: ['pk_{hex:34}'], miss: ['pk_', 'pk_{hex:32}'] },
    page: 'https://developers.klaviyo.com/en/docs/authenticate_',
  },
];
