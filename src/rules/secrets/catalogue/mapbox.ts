import type { SecretRule } from '../types.js';
import { mapboxToken } from './examples.js';

export const MAPBOX_RULES: readonly SecretRule[] = [
  {
    // pk. is the public token that every map page carries.
    id: 'mapbox-secret-token',
    provider: 'Mapbox',
    opens: 'maps and uploads of the account',
    keywords: ['sk.eyJ', 'tk.eyJ'],
    source: String.raw`(?:sk\.eyJ|tk\.eyJ)[0-9A-Za-z_-]{20,}\.[0-9A-Za-z_-]{18,}`,
    examples: {
      hit: [mapboxToken('sk'), 'sk.eyJ{base62:80}.{base62:22}', mapboxToken('tk')],
      miss: ['sk.eyJ', mapboxToken('pk')],
    },
    page: 'https://docs.mapbox.com/help/dive-deeper/access-tokens/',
  },
];
