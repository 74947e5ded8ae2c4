import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';
import { BASE62 } from './character-sets.js';

export const DROPBOX_RULES: readonly SecretRule[] = [
  {
    id: 'dropbox-short-lived-token',
    provider: 'Dropbox',
    opens: 'files as the account, for hours',
    keywords: ['sl.'],
    source: String.raw`sl\.(?:u\.)?[0-9A-Za-z_-]{100,}`,
    left: 'word',
    examples: {
      hit: ['sl.{base64url:135}', 'sl.u.{base64url:600}', 'sl.B{base64url:140}'],
      miss: ['sl.', 'sl.method', 'sl.u.abc'],
    },
    page: 'https://developers.dropbox.com/oauth-guide',
  },
  {
    id: 'dropbox-long-lived-token',
    provider: 'Dropbox',
    opens: 'files as the account',
    keywords: ['AAAAAAAAAA'],
    source: 'AAAAAAAAAA[0-9A-Za-z_-]{43}',
    lead: { characters: BASE62, min: 11, max: 11 },
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: {
      hit: ['{base62:11}AAAAAAAAAA{base64url:43}'],
      miss: ['AAAAAAAAAA', 'A'.repeat(80), '{base62:3}AAAAAAAAAA'],
    },
    page: 'https://developers.dropbox.com/oauth-guide',
  },
];
