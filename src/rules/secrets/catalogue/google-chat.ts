import type { SecretRule } from '../types.js';
import { URL_HEAD } from './character-sets.js';

export const GOOGLE_CHAT_RULES: readonly SecretRule[] = [
  {
    id: 'google-chat-webhook-url',
    provider: 'Google Chat',
    opens: 'posting to a space',
    keywords: ['chat.googleapis.com'],
    source: String.raw`chat\.googleapis\.com/v1/spaces/[0-9A-Za-z_-]{4,40}/messages[?]key=[0-9A-Za-z_-]{20,60}(?:&|&amp;|\\u0026)token=(?:[0-9A-Za-z_=-]|%3[Dd]){20,}`,
    lead: { characters: URL_HEAD, min: 0, max: 100, from: 'http' },
    left: 'none',
    examples: {
      hit: [
        'https://chat.googleapis.com/v1/spaces/{base62:11}/messages?key=AIza{base64url:35}&token={base64url:43}%3D',
      ],
      miss: ['chat.googleapis.com', 'https://chat.googleapis.com/v1/spaces/abc/messages'],
    },
    page: 'https://developers.google.com/workspace/chat/quickstart/webhooks',
  },
];
