import type { SecretRule } from '../types.js';
import { PROJECT } from './character-sets.js';

export const UNLEASH_RULES: readonly SecretRule[] = [
  {
    id: 'unleash-token',
    provider: 'Unleash',
    opens: 'flag configuration of a project',
    keywords: [':development.', ':production.'],
    source: String.raw`(?::development\.|:production\.)[0-9a-f]{40,64}`,
    lead: { characters: PROJECT, min: 1, max: 60 },
    right: 'token',
    examples: {
      hit: ['default:development.{hex:56}', '*:production.{hex:56}'],
      miss: [':development.', 'default:development.abc'],
    },
    page: 'https://docs.getunleash.io/reference/api-tokens-and-client-keys',
  },
];
