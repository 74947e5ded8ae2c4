import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const TENCENT_RULES: readonly SecretRule[] = [
  {
    id: 'tencent-secret-id',
    provider: 'Tencent Cloud',
    opens: 'half of a signing key; with its secret, the account',
    keywords: ['AKID'],
    source: 'AKID[0-9A-Za-z]{32}',
    right: 'token',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['AKID{base62:32}'], miss: ['AKID', 'AKIDENTIFIER'] },
    page: 'https://www.tencentcloud.com/document/product/598/32675',
  },
];
