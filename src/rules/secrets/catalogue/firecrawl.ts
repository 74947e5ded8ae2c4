import type { SecretRule } from '../types.js';

export const FIRECRAWL_RULES: readonly SecretRule[] = [
  {
    id: 'firecrawl-key',
    provider: 'Firecrawl',
    opens: "crawls on the account's bill",
    keywords: ['fc-'],
    source: 'fc-[0-9a-f]{32}',
    left: 'word',
    right: 'word',
    examples: { hit: ['fc-{hex:32}'], miss: ['fc-', 'fc-toolbar-chunk', 'ufc-{hex:32}'] },
    page: 'https://docs.firecrawl.dev/',
  },
];
