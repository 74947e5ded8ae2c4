import type { SecretRule } from '../types.js';

export const TWILIO_RULES: readonly SecretRule[] = [
  {
    // AC is the account's id and stays.
    id: 'twilio-api-key-sid',
    provider: 'Twilio',
    opens: 'half of an API key; with its secret, the account',
    keywords: ['SK'],
    inLongRun: true,
    source: 'SK[0-9a-f]{32}',
    right: 'word',
    examples: { hit: ['SK{hex:32}'], miss: ['SK', 'AC{hex:32}', 'TASK{hex:32}', 'SK{hex:8}'] },
    page: 'https://www.twilio.com/docs/iam/api-keys',
  },
];
