import type { SecretRule } from '../types.js';

export const LANGFUSE_RULES: readonly SecretRule[] = [
  {
    id: 'langfuse-secret-key',
    provider: 'Langfuse',
    opens: 'traces of a project',
    keywords: ['sk-lf-'],
    source: 'sk-lf-[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}',
    left: 'none',
    examples: { hit: ['sk-lf-{uuid}'], miss: ['sk-lf-', 'pk-lf-{uuid}'] },
    page: 'https://langfuse.com/docs/api',
  },
];
