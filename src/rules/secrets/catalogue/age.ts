import { ageChecksum } from '../checksums/decoded-bodies.js';
import type { SecretRule } from '../types.js';
import { ageIdentity } from './examples.js';

export const AGE_RULES: readonly SecretRule[] = [
  {
    id: 'age-identity',
    provider: 'age',
    opens: 'files encrypted to the identity',
    keywords: ['AGE-SECRET-KEY-1'],
    source: 'AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}',
    left: 'none',
    structure: ageChecksum,
    examples: {
      hit: [ageIdentity(), 'AGE-SECRET-KEY-1{bech32:58}'],
      miss: ['AGE-SECRET-KEY-1', 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'],
    },
    page: 'https://github.com/C2SP/C2SP/blob/main/age.md',
  },
  {
    id: 'age-post-quantum-identity',
    provider: 'age',
    opens: 'files encrypted to the identity',
    keywords: ['AGE-SECRET-KEY-PQ-1'],
    source: 'AGE-SECRET-KEY-PQ-1[02-9AC-HJ-NP-Z]{58}',
    left: 'none',
    examples: { hit: ['AGE-SECRET-KEY-PQ-1{bech32:58}'], miss: ['AGE-SECRET-KEY-PQ-1', 'AGE-SECRET-KEY-PQ-'] },
    page: 'https://github.com/C2SP/C2SP/blob/main/age.md',
  },
];
