import type { SecretRule } from '../types.js';

export const CURSOR_RULES: readonly SecretRule[] = [
  {
    id: 'cursor-key',
    provider: 'Cursor',
    opens: 'agents of a team',
    keywords: ['key_'],
    source: 'key_[0-9a-f]{64}',
    left: 'word',
    right: 'word',
    examples: { hit: ['key_{hex:64}'], miss: ['key_', 'cache_key_{hex:64}', 'key_{hex:32}'] },
    page: 'https://docs.cursor.com/',
  },
  {
    id: 'cursor-user-key',
    provider: 'Cursor',
    opens: 'agents as the account',
    keywords: ['crsr_'],
    source: 'crsr_[0-9a-f]{64}',
    right: 'token',
    examples: { hit: ['crsr_{hex:64}'], miss: ['crsr_', 'crsr_pos'] },
    page: 'https://docs.cursor.com/',
  },
];
