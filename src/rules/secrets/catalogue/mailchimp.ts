import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';
import { HEX } from './character-sets.js';

export const MAILCHIMP_RULES: readonly SecretRule[] = [
  {
    id: 'mailchimp-api-key',
    provider: 'Mailchimp',
    opens: 'audiences of the account',
    keywords: ['-us'],
    source: '-us[0-9]{1,2}',
    lead: { characters: HEX, min: 32, max: 32 },
    left: 'word',
    right: 'word',
    examples: {
      hit: ['{hex:32}-us{one:1|6|12|21}'],
      miss: ['-us', '{hex:32}-user', '{hex:32}-us-east-1', '{hex:10}-us12'],
    },
    page: 'https://mailchimp.com/developer/marketing/docs/fundamentals/',
  },
  {
    id: 'mandrill-key',
    provider: 'Mailchimp',
    opens: 'sending mail as the account',
    keywords: ['md-'],
    source: 'md-[0-9A-Za-z_-]{22}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['md-{base64url:22}'], miss: ['md-', 'md-button-raised-primary-', 'cmd-{base64url:22}'] },
    page: 'https://mailchimp.com/developer/transactional/docs/fundamentals/',
  },
];
