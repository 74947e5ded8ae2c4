import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const CRATES_IO_RULES: readonly SecretRule[] = [
  {
    id: 'crates-io-token',
    provider: 'crates.io',
    opens: 'publishing crates',
    keywords: ['cio'],
    source: 'cio[0-9A-Za-z]{32}',
    right: 'token',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['cio{base62:32}'], miss: ['ciohwhat', 'scio{hex:32}', 'cioabcdefghijklmnopqrstuvwxyzabcdef'] },
    page: 'https://crates.io/settings/tokens',
  },
];
