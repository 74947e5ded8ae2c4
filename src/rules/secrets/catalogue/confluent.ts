import { confluentChecksum } from '../checksums/tail-checksums.js';
import type { SecretRule } from '../types.js';
import { withConfluentCrc } from './examples.js';

export const CONFLUENT_RULES: readonly SecretRule[] = [
  {
    id: 'confluent-secret',
    provider: 'Confluent',
    opens: 'a Kafka cluster or the cloud API',
    keywords: ['cflt'],
    source: 'cflt[0-9A-Za-z+/]{60}',
    left: 'word',
    right: 'word',
    structure: confluentChecksum,
    examples: { hit: [withConfluentCrc(), 'cflt{base64:60}'], miss: ['cflt', 'cflt-operator'] },
    page: 'https://docs.confluent.io/cloud/current/security/authenticate/workload-identities/service-accounts/api-keys/overview.html',
  },
];
