import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const SQUARE_RULES: readonly SecretRule[] = [
  {
    id: 'square-oauth-token',
    provider: 'Square',
    opens: 'payments of a seller',
    keywords: ['sq0atp-'],
    source: 'sq0atp-[0-9A-Za-z_-]{22,}',
    left: 'none',
    examples: { hit: ['sq0atp-{base64url:22}'], miss: ['sq0atp-', 'sq0idp-{base64url:22}'] },
    page: 'https://developer.squareup.com/docs/build-basics/access-tokens',
  },
  {
    id: 'square-oauth-secret',
    provider: 'Square',
    opens: "an application's identity",
    keywords: ['sq0csp-'],
    source: 'sq0csp-[0-9A-Za-z_-]{40,}',
    left: 'none',
    examples: { hit: ['sq0csp-{base64url:43}'], miss: ['sq0csp-', 'sq0csp-abc'] },
    page: 'https://developer.squareup.com/docs/build-basics/access-tokens',
  },
  {
    id: 'square-access-token',
    provider: 'Square',
    opens: 'payments of the account',
    keywords: ['EAAA'],
    source: 'EAAA[0-9A-Za-z_-]{60}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['EAAA{base64url:60}', 'EAAAE{base64url:59}'], miss: ['EAAA', 'EAAAAA=='] },
    page: 'https://developer.squareup.com/docs/build-basics/access-tokens',
  },
];
