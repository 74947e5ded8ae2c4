import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const LICHESS_RULES: readonly SecretRule[] = [
  {
    id: 'lichess-token',
    provider: 'Lichess',
    opens: 'games as the account',
    keywords: ['lip_'],
    source: 'lip_[0-9A-Za-z]{16,}',
    right: 'token',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['lip_{base62:20}', 'lip_{base62:16}'], miss: ['lip_', 'lip_sync', 'lip_gloss_collection'] },
    page: 'https://lichess.org/api',
  },
  {
    id: 'lichess-oauth-token',
    provider: 'Lichess',
    opens: 'games, through an app',
    keywords: ['lio_'],
    source: 'lio_[0-9A-Za-z]{16,}',
    right: 'token',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['lio_{base62:32}'], miss: ['lio_', 'lio_listio', 'lio_{letters:8}'] },
    page: 'https://lichess.org/api',
  },
];
