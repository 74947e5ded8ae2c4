import type { SecretRule } from '../types.js';

export const INNGEST_RULES: readonly SecretRule[] = [
  {
    id: 'inngest-signing-key',
    provider: 'Inngest',
    opens: 'invoking functions of an environment',
    keywords: ['signkey-'],
    source: 'signkey-[a-z]{2,12}-[0-9A-Za-z]{32,}',
    left: 'none',
    examples: { hit: ['signkey-{one:prod|test|branch}-{hex:64}'], miss: ['signkey-', 'signkey-prod-'] },
    page: 'https://www.inngest.com/docs/platform/signing-keys',
  },
];
