import { lettersAndDigits } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const NUGET_RULES: readonly SecretRule[] = [
  {
    id: 'nuget-api-key',
    provider: 'NuGet',
    opens: 'pushing packages',
    keywords: ['oy2'],
    source: 'oy2[0-9a-z]{43}',
    right: 'token',
    structure: lettersAndDigits,
    onInvalid: 'reject',
    examples: { hit: ['oy2{base32lower:43}'], miss: ['oy2', 'toy2{base32lower:43}'] },
    page: 'https://learn.microsoft.com/en-us/nuget/nuget-org/publish-a-package',
  },
];
