import type { SecretRule } from '../types.js';

export const SALESFORCE_RULES: readonly SecretRule[] = [
  {
    id: 'salesforce-session-token',
    provider: 'Salesforce',
    opens: 'an org as the account',
    keywords: ['00D'],
    source: String.raw`00D[0-9A-Za-z]{12,15}![0-9A-Za-z_]{20,}(?:\.[0-9A-Za-z_]+){0,6}`,
    examples: {
      hit: ['00D{base62:12}!AQ{base62:94}', '00D{base62:15}!AR{base62:90}', '00D{base62:12}!AQ{base62:40}.{base62:60}'],
      miss: ['00D{base62:12}', '00D'],
    },
    page: 'https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/',
  },
  {
    id: 'salesforce-consumer-key',
    provider: 'Salesforce',
    opens: "a connected app's identity",
    keywords: ['3MVG9'],
    source: '3MVG9[0-9A-Za-z_.]{70,120}',
    examples: { hit: ['3MVG9{base62:80}'], miss: ['3MVG9', '3MVG9abc'] },
    page: 'https://help.salesforce.com/',
  },
];
