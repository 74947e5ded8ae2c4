import { jfrogApiKey, jfrogReference } from '../checksums/decoded-bodies.js';
import type { SecretRule } from '../types.js';

export const JFROG_RULES: readonly SecretRule[] = [
  {
    id: 'jfrog-api-key',
    provider: 'JFrog',
    opens: 'Artifactory as the account',
    keywords: ['AKCp'],
    source: 'AKCp[0-9A-Za-z]{60,}',
    right: 'token',
    structure: jfrogApiKey,
    examples: { hit: ['AKCp{base58:69}'], miss: ['AKCp', 'AKCp8short'] },
    page: 'https://jfrog.com/help/r/jfrog-platform-administration-documentation/access-tokens',
  },
  {
    id: 'jfrog-reference-token',
    provider: 'JFrog',
    opens: 'Artifactory as the account',
    keywords: ['cmVmdGtuO'],
    source: 'cmVmdGtuO[0-9A-Za-z+/]{48,60}={0,2}',
    left: 'none',
    structure: jfrogReference,
    examples: { hit: ['cmVmdGtuOjAx{base64:52}', 'cmVmdGtuO{base64:55}'], miss: ['cmVmdGtuO', 'cmVmdGtuOjAx'] },
    page: 'https://jfrog.com/help/r/jfrog-platform-administration-documentation/access-tokens',
  },
];
