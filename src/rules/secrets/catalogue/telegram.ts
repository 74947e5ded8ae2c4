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
    right: 'token',
    examples: {
      hit: ['{digits:10}:AA{base64url:33}', '{digits:9}:AA{base64url:33}', '{digits:8}:AA{base64url:32}'],
      miss: [':AA', '12:AA:BB', '{digits:9}:AA{base64url:10}'],
    },
    page: 'https://core.telegram.org/bots/api',
  },
  {
    // In addresses of the API the token follows the word bot.
    id: 'telegram-bot-address',
    provider: 'Telegram',
    opens: 'chats as the bot',
    keywords: ['bot'],
    source: 'bot(?<secret>[0-9]{8,10}:AA[0-9A-Za-z_-]{32,33})',
    left: 'none',
    right: 'token',
    examples: {
      hit: ['bot{digits:10}:AA{base64url:33}', 'bot{digits:9}:AA{base64url:33}'],
      miss: ['bot', 'bot1234567890:AA', 'robot{digits:9}:AA{base64url:10}'],
    },
    page: 'https://core.telegram.org/bots/api',
  },
];
