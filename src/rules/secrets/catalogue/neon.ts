import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const NEON_RULES: readonly SecretRule[] = [
  {
    id: 'neon-api-key',
    provider: 'Neon',
    opens: 'databases as the account',
    keywords: ['napi_'],
    source: 'napi_[0-9A-Za-z]{40,}',
    examples: { hit: ['napi_{base36:64}'], miss: ['napi_', 'napi_create_function', 'napi_get_value_string_utf8'] },
    page: 'https://neon.tech/docs/manage/api-keys',
  },
  {
    id: 'neon-database-password',
    provider: 'Neon',
    opens: 'one database role',
    keywords: ['npg_'],
    source: 'npg_[0-9A-Za-z]{12,}',
    right: 'token',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['npg_{base62:12}'], miss: ['npg_', 'npg_connection', 'npg_dump'] },
    page: 'https://neon.tech/docs/manage/roles',
  },
];
