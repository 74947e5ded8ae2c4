import type { SecretRule } from '../types.js';
import { BASE62 } from './character-sets.js';

export const RAPIDAPI_RULES: readonly SecretRule[] = [
  {
    id: 'rapidapi-key',
    provider: 'RapidAPI',
    opens: 'every API the account subscribes to',
    keywords: ['msh'],
    source: 'msh[0-9A-Za-z]{15}p1[0-9A-Za-z]{6}jsn[0-9A-Za-z]{12}',
    lead: { characters: BASE62, min: 10, max: 10 },
    right: 'token',
    examples: { hit: ['{hex:10}msh{hex:15}p1{hex:6}jsn{hex:12}'], miss: ['msh', 'jsn', '{hex:10}msh{hex:15}'] },
    page: 'https://docs.rapidapi.com/docs/keys',
  },
];
