import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const YANDEX_RULES: readonly SecretRule[] = [
  {
    id: 'yandex-api-key',
    provider: 'Yandex Cloud',
    opens: 'Yandex Cloud as a service account',
    keywords: ['AQVN'],
    source: 'AQVN[0-9A-Za-z_-]{35,38}',
    examples: { hit: ['AQVN{base64url:36}'], miss: ['AQVN', 'AQVNaming'] },
    page: 'https://yandex.cloud/en/docs/iam/concepts/authorization/',
  },
  {
    id: 'yandex-iam-token',
    provider: 'Yandex Cloud',
    opens: 'Yandex Cloud for twelve hours',
    keywords: ['t1.'],
    source: String.raw`t1\.[0-9A-Z][0-9A-Za-z_-]{10,1000}={0,2}\.[0-9A-Za-z_-]{80,90}={0,2}`,
    left: 'word',
    examples: { hit: ['t1.9{base64url:100}.{base64url:86}'], miss: ['t1.', 't1.column = t2.column', 't1.9abc.def'] },
    page: 'https://yandex.cloud/en/docs/iam/concepts/authorization/',
  },
  {
    id: 'yandex-static-key',
    provider: 'Yandex Cloud',
    opens: 'object storage',
    keywords: ['YC'],
    inLongRun: true,
    source: 'YC[0-9A-Za-z_-]{38}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    near: ['yandex', 'storage', 'ycs3'],
    examples: { hit: ['YC{base62:38}'], miss: ['YC', 'YCombinator', 'YC-{uuid}'] },
    page: 'https://yandex.cloud/en/docs/iam/concepts/authorization/',
  },
];
