import { lettersAndDigits } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const SCALEWAY_RULES: readonly SecretRule[] = [
  {
    id: 'scaleway-access-key-id',
    provider: 'Scaleway',
    opens: 'half of a signing key',
    keywords: ['SCW'],
    source: 'SCW[0-9A-Z]{17}',
    right: 'token',
    structure: lettersAndDigits,
    onInvalid: 'reject',
    examples: { hit: ['SCW{BASE36:17}'], miss: ['SCW', 'SCWORKSPACEIDENTIFIE'] },
    page: 'https://www.scaleway.com/en/docs/iam/how-to/create-api-keys/',
  },
];
