import { lettersAndDigits } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const OCTOPUS_RULES: readonly SecretRule[] = [
  {
    id: 'octopus-api-key',
    provider: 'Octopus Deploy',
    opens: 'deployments as the account',
    keywords: ['API-'],
    source: 'API-[0-9A-Z]{26}',
    left: 'word',
    right: 'word',
    structure: lettersAndDigits,
    onInvalid: 'reject',
    examples: { hit: ['API-{BASE36:26}'], miss: ['API-', 'API-GATEWAYCONFIGURATIONTABLE', 'API-REFERENCE'] },
    page: 'https://octopus.com/docs/octopus-rest-api/how-to-create-an-api-key',
  },
];
