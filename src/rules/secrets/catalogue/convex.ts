import type { SecretRule } from '../types.js';

export const CONVEX_RULES: readonly SecretRule[] = [
  {
    id: 'convex-deploy-key',
    provider: 'Convex',
    opens: "a deployment's functions and data",
    keywords: ['prod:', 'preview:', 'dev:', 'project:'],
    source: '(?:prod:|preview:|dev:|project:)[a-z0-9:-]{4,60}[|][0-9A-Za-z+/=_-]{40,}',
    examples: {
      hit: ['prod:quick-otter-123|{base62:56}', 'preview:acme:site|{base64:100}='],
      miss: ['prod:', 'dev:local-build|short'],
    },
    page: 'https://docs.convex.dev/cli/deploy-key-types',
  },
];
