import type { SecretRule } from '../types.js';
import { HEX } from './character-sets.js';

export const GHOST_RULES: readonly SecretRule[] = [
  {
    id: 'ghost-admin-key',
    provider: 'Ghost',
    opens: "a site's posts and members",
    keywords: [':'],
    inLongRun: true,
    source: ':[0-9a-f]{64}',
    lead: { characters: HEX, min: 24, max: 24 },
    right: 'word',
    examples: { hit: ['{hex:24}:{hex:64}'], miss: [':', 'sha256:{hex:64}', '{hex:12}:{hex:64}'] },
    page: 'https://ghost.org/docs/admin-api/',
  },
];
