import type { SecretRule } from '../types.js';

export const LLAMAINDEX_RULES: readonly SecretRule[] = [
  {
    id: 'llamacloud-key',
    provider: 'LlamaIndex',
    opens: 'indexes of a project',
    keywords: ['llx-'],
    source: 'llx-[0-9A-Za-z]{40,}',
    examples: { hit: ['llx-{base62:48}'], miss: ['llx-', 'llx-parse'] },
    page: 'https://docs.cloud.llamaindex.ai/',
  },
];
