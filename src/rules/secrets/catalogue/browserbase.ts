import type { SecretRule } from '../types.js';

export const BROWSERBASE_RULES: readonly SecretRule[] = [
  {
    id: 'browserbase-key',
    provider: 'Browserbase',
    opens: 'browser sessions of a project',
    keywords: ['bb_live_', 'bb_test_'],
    source: '(?:bb_live_|bb_test_)[0-9A-Za-z_-]{24,}',
    examples: { hit: ['bb_live_{base64url:27}'], miss: ['bb_live_', 'bb_live_abc'] },
    page: 'https://docs.browserbase.com/',
  },
];
