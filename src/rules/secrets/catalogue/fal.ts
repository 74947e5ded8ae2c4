import { uuidAndHex } from '../checksums/decoded-bodies.js';
import type { SecretRule } from '../types.js';
import { UUID_CHARACTERS } from './character-sets.js';

export const FAL_RULES: readonly SecretRule[] = [
  {
    id: 'fal-key',
    provider: 'fal',
    opens: "models on the account's bill",
    keywords: [':'],
    inLongRun: true,
    source: ':[0-9a-f]{32}',
    lead: { characters: UUID_CHARACTERS, min: 36, max: 36 },
    right: 'word',
    structure: uuidAndHex,
    onInvalid: 'reject',
    examples: { hit: ['{uuid}:{hex:32}'], miss: [':', 'md5:{hex:32}', '{hex:36}:{hex:32}'] },
    page: 'https://docs.fal.ai/',
  },
];
