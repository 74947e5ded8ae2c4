import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const RENDER_RULES: readonly SecretRule[] = [
  {
    id: 'render-api-key',
    provider: 'Render',
    opens: 'services as the account',
    keywords: ['rnd_'],
    source: 'rnd_[0-9A-Za-z]{28,40}',
    right: 'token',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['rnd_{base62:28}', 'rnd_{base62:32}'], miss: ['rnd_', 'rnd_state', 'rnd_generator_initialise'] },
    page: 'https://render.com/docs/api',
  },
];
