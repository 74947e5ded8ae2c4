import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const BRAVE_RULES: readonly SecretRule[] = [
  {
    id: 'brave-search-key',
    provider: 'Brave',
    opens: "searches on the account's bill",
    keywords: ['BSA'],
    source: 'BSA[0-9A-Za-z_-]{24,40}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: {
      hit: ['BSA{base64url:28}', 'BSA{base64url:27}'],
      miss: ['BSA', 'BSAFEmode', 'USBSA{base64url:28}', 'BSA_SIGNING_CERTIFICATE_FILE_PATH'],
    },
    page: 'https://api-dashboard.search.brave.com/',
  },
];
