import type { SecretRule } from '../types.js';

export const POSTMAN_RULES: readonly SecretRule[] = [
  {
    id: 'postman-api-key',
    provider: 'Postman',
    opens: 'workspaces and collections',
    keywords: ['PMAK-'],
    source: 'PMAK-[0-9A-Za-z]{24}-[0-9A-Za-z]{34,}',
    left: 'none',
    examples: { hit: ['PMAK-{hex:24}-{hex:34}'], miss: ['PMAK-', 'PMAK-{hex:24}'] },
    page: 'https://learning.postman.com/docs/developer/postman-api/authentication/',
  },
  {
    id: 'postman-collection-key',
    provider: 'Postman',
    opens: 'one collection',
    keywords: ['PMAT-'],
    source: 'PMAT-[0-9A-Z]{26}',
    left: 'none',
    examples: { hit: ['PMAT-{BASE36:26}'], miss: ['PMAT-', 'PMAT-SHORT'] },
    page: 'https://learning.postman.com/docs/collaborating-in-postman/sharing/',
  },
];
