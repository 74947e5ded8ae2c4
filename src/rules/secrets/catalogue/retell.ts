import type { SecretRule } from '../types.js';

export const RETELL_RULES: readonly SecretRule[] = [
  {
    id: 'retell-key',
    provider: 'Retell AI',
    opens: 'voice agents of a workspace',
    keywords: ['key_'],
    source: 'key_[0-9a-f]{28}',
    left: 'word',
    right: 'word',
    examples: { hit: ['key_{hex:28}'], miss: ['key_', 'key_{hex:20}', 'api_key_{hex:28}'] },
    page: 'https://docs.retellai.com/',
  },
];
