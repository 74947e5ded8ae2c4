import { ageChecksum } from '../checksums/decoded-bodies.js';
import type { SecretRule } from '../types.js';
import { nostrKey } from './examples.js';

export const NOSTR_RULES: readonly SecretRule[] = [
  {
    id: 'nostr-private-key',
    provider: 'Nostr',
    opens: 'the identity',
    keywords: ['nsec1'],
    source: 'nsec1[02-9ac-hj-np-z]{58}',
    right: 'token',
    structure: ageChecksum,
    examples: { hit: [nostrKey()], miss: ['nsec1', 'npub1{base36:58}', 'nsec1abc'] },
    page: 'https://github.com/nostr-protocol/nips/blob/master/19.md',
  },
];
