import type { SecretRule } from '../types.js';

export const ASANA_RULES: readonly SecretRule[] = [
  {
    id: 'asana-pat',
    provider: 'Asana',
    opens: 'tasks as the account',
    keywords: ['1/1', '2/1'],
    source: '(?:1/1|2/1)[0-9]{14,16}(?:/1[0-9]{14,16})?:[0-9a-f]{32}',
    left: 'word',
    right: 'token',
    examples: {
      hit: ['1/1{digits:15}:{hex:32}', '2/1{digits:15}/1{digits:15}:{hex:32}'],
      miss: ['1/1', '2/12/2024', '1/1:{hex:32}'],
    },
    page: 'https://developers.asana.com/docs/personal-access-token',
  },
];
