import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const VOYAGE_RULES: readonly SecretRule[] = [
  {
    id: 'voyage-key',
    provider: 'Voyage',
    opens: "embeddings on the account's bill",
    keywords: ['pa-'],
    source: 'pa-[0-9A-Za-z_-]{43}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: {
      hit: ['pa-{base64url:43}'],
      miss: ['pa-', 'spa-{base64url:43}', 'pa-{hex:43}', 'pa-some-long-css-class-name-with-many-words-in'],
    },
    page: 'https://docs.voyageai.com/docs/api-key-and-installation',
  },
];
