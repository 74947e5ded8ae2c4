import type { SecretRule } from '../types.js';

export const CAL_COM_RULES: readonly SecretRule[] = [
  {
    id: 'cal-com-key',
    provider: 'Cal.com',
    opens: 'bookings of the account',
    keywords: ['cal_'],
    source: 'cal_(?:live_|test_)?[0-9a-f]{32}',
    right: 'token',
    examples: {
      hit: ['cal_{hex:32}', 'cal_live_{hex:32}', 'cal_test_{hex:32}'],
      miss: ['cal_', 'cal_live_abc', 'cal_{base36:20}'],
    },
    page: 'https://cal.com/docs/api-reference',
  },
];
