import type { SecretRule } from '../types.js';

export const CHROMATIC_RULES: readonly SecretRule[] = [
  {
    id: 'chromatic-project-token',
    provider: 'Chromatic',
    opens: 'visual tests of a project',
    keywords: ['chpt_'],
    source: 'chpt_[0-9a-f]{12,}',
    right: 'token',
    examples: { hit: ['chpt_{hex:15}'], miss: ['chpt_', 'chpt_name'] },
    page: 'https://www.chromatic.com/docs/setup/',
  },
];
