import type { SecretRule } from '../types.js';
import { URL_HEAD } from './character-sets.js';

export const SUMO_LOGIC_RULES: readonly SecretRule[] = [
  {
    id: 'sumo-logic-collector-url',
    provider: 'Sumo Logic',
    opens: 'sending logs',
    keywords: ['/receiver/v1/http/'],
    source: '/receiver/v1/http/[0-9A-Za-z+/_-]{40,}={0,2}',
    lead: { characters: URL_HEAD, min: 0, max: 120, from: 'http' },
    left: 'none',
    examples: {
      hit: ['https://endpoint1.collection.sumologic.com/receiver/v1/http/{base64url:86}=='],
      miss: ['/receiver/v1/http/', 'https://example.com/receiver/v1/http/abc'],
    },
    page: 'https://help.sumologic.com/docs/send-data/hosted-collectors/http-source/',
  },
];
