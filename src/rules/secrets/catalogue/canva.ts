import type { SecretRule } from '../types.js';

export const CANVA_RULES: readonly SecretRule[] = [
  {
    id: 'canva-client-secret',
    provider: 'Canva',
    opens: "an integration's identity",
    keywords: ['cnvca'],
    source: 'cnvca[0-9A-Za-z_-]{40,}',
    examples: { hit: ['cnvca{base64url:51}'], miss: ['cnvca', 'cnvcanvas'] },
    page: 'https://www.canva.dev/docs/connect/authentication/',
  },
];
