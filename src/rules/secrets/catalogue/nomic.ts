import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const NOMIC_RULES: readonly SecretRule[] = [
  {
    id: 'nomic-key',
    provider: 'Nomic',
    opens: "embeddings on the account's bill",
    keywords: ['nk-'],
    source: 'nk-[0-9A-Za-z_-]{43}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['nk-{base64url:43}'], miss: ['nk-', 'ink-{base64url:43}'] },
    page: 'https://docs.nomic.ai/',
  },
];
