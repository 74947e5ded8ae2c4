import type { SecretRule } from '../types.js';
import { URL_HEAD } from './character-sets.js';

export const ZAPIER_RULES: readonly SecretRule[] = [
  {
    id: 'zapier-webhook-url',
    provider: 'Zapier',
    opens: 'starting a Zap',
    keywords: ['hooks.zapier.com'],
    source: String.raw`hooks\.zapier\.com\\{0,4}/hooks\\{0,4}/catch\\{0,4}/[0-9A-Za-z/_-]{8,}`,
    lead: { characters: URL_HEAD, min: 0, max: 100, from: 'http' },
    left: 'none',
    examples: {
      hit: [
        'https://hooks.zapier.com/hooks/catch/{digits:7}/{base62:7}',
        'https://hooks.zapier.com/hooks/catch/{digits:8}/{base36:7}/',
      ],
      miss: ['hooks.zapier.com', 'https://hooks.zapier.com/hooks/catch/'],
    },
    page: 'https://help.zapier.com/hc/en-us/articles/8496288690317',
  },
];
