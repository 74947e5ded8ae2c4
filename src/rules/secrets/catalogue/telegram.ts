import type { SecretRule } from '../types.js';
import { DIGITS } from './character-sets.js';

export const TELEGRAM_RULES: readonly SecretRule[] = [
  {
    id: 'telegram-bot-token',
    provider: 'Telegram',
    opens: 'chats as the bot',
    keywords: [':AA'],
    source: ':AA[0-9A-Za-z_-]{32,33}',
    lead: { characters: DIGITS, min: 8, max: 10 },
    right: 'word',
    examples: {
      hit: ['{digits:10}:AA{base64url:33}', '{digits:9}:AA{base64url:33}', '{digits:8}:AA{base64url:32}'],
      miss: [':AA', '12:AA:BB', '{digits:9}:AA{base64url:10}'],
    },
    page: 'https://core.telegram.org/bots/api',
  },
];
