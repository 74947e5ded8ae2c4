import { discordBotId } from '../checksums/decoded-bodies.js';
import type { SecretRule } from '../types.js';
import { URL_HEAD } from './character-sets.js';
import { discordBotToken } from './examples.js';

export const DISCORD_RULES: readonly SecretRule[] = [
  {
    // Begins with the bot's id in base64: digits, so only certain letters can open it.
    id: 'discord-bot-token',
    provider: 'Discord',
    opens: 'servers as the bot',
    keywords: ['MT', 'Mj', 'Mz', 'ND', 'NT', 'Nj', 'Nz', 'OD', 'OT'],
    inLongRun: true,
    source: String.raw`(?:MT|Mj|Mz|ND|NT|Nj|Nz|OD|OT)[AEIMQUYcgk][w-z0-5][0-9A-Za-z_-]{20,24}\.[0-9A-Za-z_-]{6}\.[0-9A-Za-z_-]{27,40}`,
    right: 'word',
    structure: discordBotId,
    examples: { hit: [discordBotToken()], miss: ['MTIzNDU2Nzg5MDEyMzQ1Njc4', 'Module.abcdef.exports'] },
    page: 'https://discord.com/developers/docs/reference',
  },
  {
    id: 'discord-mfa-token',
    provider: 'Discord',
    opens: 'the account',
    keywords: ['mfa.'],
    source: String.raw`mfa\.[0-9A-Za-z_-]{80,}`,
    examples: { hit: ['mfa.{base64url:84}'], miss: ['mfa.', 'mfa.verify'] },
    page: 'https://discord.com/developers/docs/reference',
  },
  {
    id: 'discord-webhook-url',
    provider: 'Discord',
    opens: 'posting to a channel',
    keywords: ['discord.com', 'discordapp.com'],
    source: String.raw`(?:discord\.com|discordapp\.com)\\{0,4}/api\\{0,4}/(?:v[0-9]{1,2}\\{0,4}/)?webhooks\\{0,4}/[0-9]{17,20}\\{0,4}/[0-9A-Za-z_-]{60,}`,
    lead: { characters: URL_HEAD, min: 0, max: 100, from: 'http' },
    left: 'none',
    examples: {
      hit: [
        'https://discord.com/api/webhooks/{digits:18}/{base64url:68}',
        'https://discordapp.com/api/webhooks/{digits:19}/{base64url:68}',
        'https://canary.discord.com/api/webhooks/{digits:18}/{base64url:68}',
      ],
      miss: ['discord.com/api/webhooks/', 'https://discord.com/api/webhooks/{digits:18}'],
    },
    page: 'https://discord.com/developers/docs/resources/webhook',
  },
];
