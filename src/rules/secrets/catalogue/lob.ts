import type { SecretRule } from '../types.js';

export const LOB_RULES: readonly SecretRule[] = [
  {
    // Thirty-five hexadecimal digits: no hash has that length.
    id: 'lob-key',
    provider: 'Lob',
    opens: "letters and cards on the account's bill",
    keywords: ['live_', 'test_'],
    source: '(?:live_|test_)[0-9a-f]{35}',
    left: 'word',
    right: 'word',
    examples: { hit: ['live_{hex:35}', 'test_{hex:35}'], miss: ['live_', 'test_{hex:32}', 'my_live_{hex:35}'] },
    page: 'https://docs.lob.com/#tag/Authentication',
  },
];
