import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const NOTION_RULES: readonly SecretRule[] = [
  {
    id: 'notion-token',
    provider: 'Notion',
    opens: 'pages shared with the integration',
    keywords: ['ntn_'],
    source: 'ntn_[0-9A-Za-z]{40,}',
    examples: { hit: ['ntn_{digits:11}{base62:35}'], miss: ['ntn_', 'ntn_page'] },
    page: 'https://developers.notion.com/docs/authorization',
  },
  {
    id: 'notion-legacy-token',
    provider: 'Notion',
    opens: 'pages shared with the integration',
    keywords: ['secret_'],
    source: 'secret_[0-9A-Za-z]{43}',
    left: 'word',
    right: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: {
      hit: ['secret_{base62:43}'],
      miss: [
        'secret_',
        'secret_manager_configuration',
        'secret_{hex:43}',
        'secret_abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq',
      ],
    },
    page: 'https://developers.notion.com/docs/authorization',
  },
];
