import type { SecretRule } from '../types.js';

export const ONESIGNAL_RULES: readonly SecretRule[] = [
  {
    id: 'onesignal-key',
    provider: 'OneSignal',
    opens: 'push messages of an app or organisation',
    keywords: ['os_v2_'],
    source: 'os_v2_(?:app|org)_[0-9a-z]{80,}',
    left: 'none',
    examples: {
      hit: ['os_v2_app_{base32lower:103}', 'os_v2_org_{base32lower:103}'],
      miss: ['os_v2_', 'os_v2_app_abc'],
    },
    page: 'https://documentation.onesignal.com/docs/keys-and-ids',
  },
];
