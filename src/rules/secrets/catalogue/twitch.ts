import { lettersAndDigits } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const TWITCH_RULES: readonly SecretRule[] = [
  {
    id: 'twitch-irc-token',
    provider: 'Twitch',
    opens: 'chat as the account',
    keywords: ['oauth:'],
    source: 'oauth:[0-9a-z]{30}',
    right: 'word',
    structure: lettersAndDigits,
    onInvalid: 'reject',
    examples: {
      hit: ['oauth:{base36:30}'],
      miss: ['oauth:', 'oauth:authorization', 'oauth:abcdefghijklmnopqrstuvwxyzabcd'],
    },
    page: 'https://dev.twitch.tv/docs/authentication/',
  },
];
