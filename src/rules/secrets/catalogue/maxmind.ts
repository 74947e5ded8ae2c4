import { maxmindLicenceKey } from '../checksums/decoded-bodies.js';
import type { SecretRule } from '../types.js';
import { BASE64URL } from './character-sets.js';

export const MAXMIND_RULES: readonly SecretRule[] = [
  {
    id: 'maxmind-licence-key',
    provider: 'MaxMind',
    opens: 'databases and lookups of the account',
    keywords: ['_mmk'],
    source: '_mmk',
    lead: { characters: BASE64URL, min: 36, max: 36 },
    right: 'token',
    structure: maxmindLicenceKey,
    onInvalid: 'reject',
    examples: { hit: ['{base62:6}_{base62:29}_mmk'], miss: ['_mmk', 'abc_mmk', '{base62:36}_mmk'] },
    page: 'https://support.maxmind.com/hc/en-us/articles/4407111582235',
  },
];
