import type { SecretRule } from '../types.js';
import { URL_HEAD } from './character-sets.js';

export const MAKE_RULES: readonly SecretRule[] = [
  {
    id: 'make-webhook-url',
    provider: 'Make',
    opens: 'starting a scenario',
    keywords: [
      'hook.eu1.make.com',
      'hook.eu2.make.com',
      'hook.us1.make.com',
      'hook.us2.make.com',
      'hook.eu1.make.celonis.com',
      'hook.us1.make.celonis.com',
    ],
    source: String.raw`(?:hook\.eu1\.make\.com|hook\.eu2\.make\.com|hook\.us1\.make\.com|hook\.us2\.make\.com|hook\.eu1\.make\.celonis\.com|hook\.us1\.make\.celonis\.com)\\{0,4}/[0-9a-z]{24,}`,
    lead: { characters: URL_HEAD, min: 0, max: 100, from: 'http' },
    left: 'none',
    examples: {
      hit: ['https://hook.eu1.make.com/{base36:32}', 'https://hook.us2.make.com/{base36:32}'],
      miss: ['hook.eu1.make.com', 'https://hook.eu1.make.com/abc'],
    },
    page: 'https://www.make.com/en/help/tools/webhooks',
  },
];
