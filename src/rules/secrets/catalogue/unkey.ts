import { mixedCase } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const UNKEY_RULES: readonly SecretRule[] = [
  {
    id: 'unkey-root-key',
    provider: 'Unkey',
    opens: 'APIs of a workspace',
    keywords: ['unkey_'],
    source: 'unkey_[0-9A-Za-z]{20,}',
    right: 'token',
    structure: mixedCase,
    onInvalid: 'reject',
    examples: { hit: ['unkey_{base58:22}'], miss: ['unkey_', 'unkey_root_id'] },
    page: 'https://www.unkey.com/docs/security/root-keys',
  },
];
