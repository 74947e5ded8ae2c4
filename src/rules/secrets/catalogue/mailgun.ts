import type { SecretRule } from '../types.js';
import { HEX } from './character-sets.js';

export const MAILGUN_RULES: readonly SecretRule[] = [
  {
    id: 'mailgun-key',
    provider: 'Mailgun',
    opens: 'sending mail as the account',
    keywords: ['key-'],
    source: 'key-[0-9a-f]{32}',
    left: 'word',
    right: 'word',
    examples: { hit: ['key-{hex:32}'], miss: ['key-', 'cache-key-{hex:32}', 'key-{hex:12}'] },
    page: 'https://documentation.mailgun.com/docs/mailgun/api-reference/mg-auth',
  },
  {
    id: 'mailgun-domain-key',
    provider: 'Mailgun',
    opens: 'sending mail of one domain',
    keywords: ['-'],
    inLongRun: true,
    source: '-[0-9a-f]{8}-[0-9a-f]{8}',
    lead: { characters: HEX, min: 32, max: 32 },
    left: 'word',
    right: 'word',
    examples: { hit: ['{hex:32}-{hex:8}-{hex:8}'], miss: ['{uuid}', '{hex:32}-{hex:8}', '{hex:32}'] },
    page: 'https://documentation.mailgun.com/docs/mailgun/api-reference/mg-auth',
  },
];
