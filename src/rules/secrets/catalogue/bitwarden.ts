import type { SecretRule } from '../types.js';

export const BITWARDEN_RULES: readonly SecretRule[] = [
  {
    id: 'bitwarden-machine-token',
    provider: 'Bitwarden',
    opens: 'secrets of a machine account',
    keywords: ['0.'],
    inLongRun: true,
    source: String.raw`0\.[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}\.[0-9A-Za-z]{30}:[0-9A-Za-z+/]{22}==`,
    examples: { hit: ['0.{uuid}.{base62:30}:{base64:22}=='], miss: ['0.', '0.{uuid}'] },
    page: 'https://bitwarden.com/help/access-tokens/',
  },
];
