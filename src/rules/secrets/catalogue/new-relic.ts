import type { SecretRule } from '../types.js';
import { BASE62 } from './character-sets.js';

export const NEW_RELIC_RULES: readonly SecretRule[] = [
  {
    id: 'new-relic-user-key',
    provider: 'New Relic',
    opens: 'queries and configuration as the account',
    keywords: ['NRAK-'],
    source: 'NRAK-[0-9A-Za-z_-]{25,}',
    examples: { hit: ['NRAK-{BASE36:27}'], miss: ['NRAK-', 'NRAK-abc'] },
    page: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  },
  {
    id: 'new-relic-insert-key',
    provider: 'New Relic',
    opens: 'sending events',
    keywords: ['NRII-'],
    source: 'NRII-[0-9A-Za-z_-]{30,}',
    examples: { hit: ['NRII-{base64url:32}'], miss: ['NRII-', 'NRII-abc'] },
    page: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  },
  {
    id: 'new-relic-query-key',
    provider: 'New Relic',
    opens: 'reading events',
    keywords: ['NRIQ-'],
    source: 'NRIQ-[0-9A-Za-z_-]{30,}',
    examples: { hit: ['NRIQ-{base64url:32}'], miss: ['NRIQ-', 'NRIQ-abc'] },
    page: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  },
  {
    id: 'new-relic-browser-key',
    provider: 'New Relic',
    opens: 'sending browser data',
    keywords: ['NRJS-'],
    source: 'NRJS-[0-9A-Za-z_-]{17,}',
    examples: { hit: ['NRJS-{hex:19}'], miss: ['NRJS-', 'NRJS-abc'] },
    page: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  },
  {
    id: 'new-relic-admin-key',
    provider: 'New Relic',
    opens: 'administration',
    keywords: ['NRAA-'],
    source: 'NRAA-[0-9A-Za-z_-]{25,}',
    examples: { hit: ['NRAA-{hex:27}'], miss: ['NRAA-', 'NRAA-abc'] },
    page: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  },
  {
    id: 'new-relic-license-key',
    provider: 'New Relic',
    opens: 'sending data of any kind',
    keywords: ['NRAL'],
    source: 'NRAL',
    lead: { characters: BASE62, min: 36, max: 36 },
    right: 'token',
    examples: {
      hit: ['{hex:36}NRAL', '{hex:32}FFFFNRAL', 'eu01xx{hex:30}NRAL'],
      miss: ['NRAL', '{hex:8}NRAL', 'A{hex:36}NRALX'],
    },
    page: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  },
];
