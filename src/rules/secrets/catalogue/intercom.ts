import type { SecretRule } from '../types.js';

export const INTERCOM_RULES: readonly SecretRule[] = [
  {
    id: 'intercom-token',
    provider: 'Intercom',
    opens: 'conversations of a workspace',
    keywords: ['dG9rO'],
    source: 'dG9rO[0-9A-Za-z+/]{50,60}={0,2}',
    right: 'token',
    examples: { hit: ['dG9rO{base64:54}='], miss: ['dG9rO', 'dG9rOg=='] },
    page: 'https://developers.intercom.com/docs/build-an-integration/learn-more/authentication',
  },
];
