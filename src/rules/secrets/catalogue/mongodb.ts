import type { SecretRule } from '../types.js';

export const MONGODB_RULES: readonly SecretRule[] = [
  {
    id: 'mongodb-atlas-service-account',
    provider: 'MongoDB',
    opens: 'clusters of an organisation',
    keywords: ['mdb_sa_sk_'],
    source: 'mdb_sa_sk_[0-9A-Za-z_-]{30,}',
    left: 'none',
    examples: { hit: ['mdb_sa_sk_{base64url:40}'], miss: ['mdb_sa_sk_', 'mdb_sa_id_{hex:24}'] },
    page: 'https://www.mongodb.com/docs/atlas/api/service-accounts-overview/',
  },
];
