import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const FIREWORKS_RULES: readonly SecretRule[] = [
  {
    id: 'fireworks-key',
    provider: 'Fireworks',
    opens: "models on the account's bill",
    keywords: ['fw_'],
    source: 'fw_[0-9A-Za-z]{22,24}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: {
      hit: ['fw_{base62:24}', 'fw_{base62:22}'],
      miss: ['fw_', 'fw_printenv', 'fw_version_string_of_driver'],
    },
    page: 'https://docs.fireworks.ai/',
  },
];
