import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const GOCARDLESS_RULES: readonly SecretRule[] = [
  {
    id: 'gocardless-token',
    provider: 'GoCardless',
    opens: 'direct debits of the account',
    keywords: ['live_'],
    source: 'live_[0-9A-Za-z_-]{40}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: {
      hit: ['live_{base64url:40}'],
      miss: ['live_', 'live_migration_guide_for_the_new_cluster_v2', 'live_{hex:40}'],
    },
    page: 'https://developer.gocardless.com/getting-started/api/making-your-first-request/',
  },
];
