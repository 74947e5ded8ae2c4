import type { SecretRule } from '../types.js';

export const HONEYCOMB_RULES: readonly SecretRule[] = [
  {
    id: 'honeycomb-ingest-key',
    provider: 'Honeycomb',
    opens: 'sending events',
    keywords: ['hcaik_'],
    source: 'hcaik_[0-9A-Za-z]{40,}',
    examples: { hit: ['hcaik_{base36:58}'], miss: ['hcaik_', 'hcaik_abc'] },
    page: 'https://docs.honeycomb.io/get-started/best-practices/api-keys/',
  },
];
