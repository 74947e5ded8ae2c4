import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const AIVEN_RULES: readonly SecretRule[] = [
  {
    id: 'aiven-service-password',
    provider: 'Aiven',
    opens: 'one managed database',
    keywords: ['AVNS_'],
    source: 'AVNS_[0-9A-Za-z_-]{15,}',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['AVNS_{base64url:19}'], miss: ['AVNS_', 'AVNS_PASSWORD'] },
    page: 'https://aiven.io/docs/platform/concepts/service_credentials',
  },
];
