import { mixedCase, mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const ALIBABA_RULES: readonly SecretRule[] = [
  {
    id: 'alibaba-access-key-id',
    provider: 'Alibaba Cloud',
    opens: 'half of a signing key; with its secret, the account',
    keywords: ['LTAI'],
    source: 'LTAI[0-9A-Za-z]{12,24}',
    right: 'token',
    structure: mixedCase,
    onInvalid: 'reject',
    examples: { hit: ['LTAI{base62:20}', 'LTAI5t{base62:18}'], miss: ['LTAI', 'LTAIR', 'DELTAIOSFODNN7'] },
    page: 'https://www.alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair',
  },
  {
    id: 'alibaba-sts-key-id',
    provider: 'Alibaba Cloud',
    opens: 'half of a temporary signing key',
    keywords: ['STS.'],
    source: String.raw`STS\.[0-9A-Za-z]{16,64}`,
    left: 'word',
    right: 'token',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: {
      hit: ['STS.{base62:25}'],
      miss: ['STS.', 'STS.AssumeRoleWithWebIdentity', 'aws.STS.getCallerIdentityResult'],
    },
    page: 'https://www.alibabacloud.com/help/en/ram/developer-reference/api-sts-2015-04-01-assumerole',
  },
];
