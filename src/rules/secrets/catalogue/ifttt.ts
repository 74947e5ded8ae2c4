import type { SecretRule } from '../types.js';
import { URL_HEAD } from './character-sets.js';

export const IFTTT_RULES: readonly SecretRule[] = [
  {
    id: 'ifttt-webhook-url',
    provider: 'IFTTT',
    opens: 'starting an applet',
    keywords: ['maker.ifttt.com'],
    source: String.raw`maker\.ifttt\.com/(?:use|trigger/[0-9A-Za-z_-]{1,60}(?:/json)?/with/key)/[0-9A-Za-z_-]{20,}`,
    lead: { characters: URL_HEAD, min: 0, max: 100, from: 'http' },
    left: 'none',
    examples: {
      hit: [
        'https://maker.ifttt.com/trigger/door_open/with/key/{base64url:43}',
        'https://maker.ifttt.com/use/{base64url:22}',
      ],
      miss: ['maker.ifttt.com', 'https://maker.ifttt.com/use/abc'],
    },
    page: 'https://ifttt.com/maker_webhooks',
  },
];
