import type { SecretRule } from '../types.js';

export const HELICONE_RULES: readonly SecretRule[] = [
  {
    id: 'helicone-key',
    provider: 'Helicone',
    opens: 'request logs of an organisation',
    keywords: ['sk-helicone-'],
    source: 'sk-helicone-[0-9A-Za-z_-]{20,}',
    left: 'none',
    examples: {
      hit: ['sk-helicone-{base36:7}-{base36:7}-{base36:7}-{base36:7}'],
      miss: ['sk-helicone-', 'sk-helicone-abc'],
    },
    page: 'https://docs.helicone.ai/',
  },
];
