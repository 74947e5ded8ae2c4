import { drawnAfterBar, mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';
import { DIGITS } from './character-sets.js';

export const META_RULES: readonly SecretRule[] = [
  {
    id: 'facebook-access-token',
    provider: 'Meta',
    opens: 'pages, ads or profiles',
    keywords: ['EAA'],
    source: 'EAA[A-Za-z0-9][0-9A-Za-z]{80,}',
    left: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: {
      hit: ['EAAC{base62:150}', 'EAAM{base62:180}', 'EAAG{base62:110}', 'EAAJZ{base62:200}'],
      miss: ['EAA', 'EAAC{base62:20}'],
    },
    page: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens/',
  },
  {
    id: 'facebook-app-token',
    provider: 'Meta',
    opens: "an app's own data",
    keywords: ['|', '%7C', '%7c'],
    inLongRun: true,
    source: String.raw`(?:\||%7C|%7c)[0-9A-Za-z_-]{27,40}`,
    lead: { characters: DIGITS, min: 15, max: 16 },
    right: 'word',
    structure: drawnAfterBar,
    onInvalid: 'reject',
    examples: {
      hit: ['{digits:15}|{base64url:27}', '{digits:16}|{base62:32}', '{digits:16}%7C{base64url:27}'],
      miss: ['|', '{digits:15}|name', '| {digits:15}|{letters:30} |'],
    },
    page: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens/',
  },
  {
    id: 'instagram-access-token',
    provider: 'Meta',
    opens: "a profile's media",
    keywords: ['IGQ'],
    source: 'IGQ[VW][0-9A-Za-z_-]{50,}',
    examples: { hit: ['IGQVJ{base62:120}', 'IGQWR{base62:160}', 'IGQVJ{base64url:150}'], miss: ['IGQ', 'IGQVJabc'] },
    page: 'https://developers.facebook.com/docs/instagram-platform',
  },
];
