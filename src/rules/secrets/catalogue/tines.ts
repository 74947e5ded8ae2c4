import type { SecretRule } from '../types.js';
import { URL_HEAD } from './character-sets.js';

export const TINES_RULES: readonly SecretRule[] = [
  {
    id: 'tines-webhook-url',
    provider: 'Tines',
    opens: 'starting a story',
    keywords: ['.tines.com', '.tines.io'],
    source: String.raw`(?:\.tines\.com|\.tines\.io)\\{0,4}/(?:webhook|w)\\{0,4}/[0-9a-f]{32}\\{0,4}/[0-9a-f]{32}`,
    lead: { characters: URL_HEAD, min: 0, max: 100, from: 'http' },
    left: 'none',
    examples: {
      hit: ['https://acme.tines.com/webhook/{hex:32}/{hex:32}', 'https://acme-1234.tines.io/webhook/{hex:32}/{hex:32}'],
      miss: ['tines.com/webhook/', 'https://acme.tines.com/webhook/abc'],
    },
    page: 'https://www.tines.com/docs/actions/types/webhook/',
  },
];
