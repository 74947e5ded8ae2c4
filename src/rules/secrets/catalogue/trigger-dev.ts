import type { SecretRule } from '../types.js';

export const TRIGGER_DEV_RULES: readonly SecretRule[] = [
  {
    id: 'trigger-dev-key',
    provider: 'Trigger.dev',
    opens: 'background jobs of a project',
    keywords: ['tr_dev_', 'tr_prod_', 'tr_stg_', 'tr_pat_'],
    source: '(?:tr_dev_|tr_prod_|tr_stg_|tr_pat_)[0-9A-Za-z]{16,}',
    examples: {
      hit: ['tr_dev_{base62:24}', 'tr_prod_{base62:24}', 'tr_stg_{base62:24}', 'tr_pat_{base62:40}'],
      miss: ['tr_dev_', 'tr_prod_env'],
    },
    page: 'https://trigger.dev/docs/apikeys',
  },
];
