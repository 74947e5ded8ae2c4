import type { SecretRule } from '../types.js';

export const README_RULES: readonly SecretRule[] = [
  {
    id: 'readme-api-key',
    provider: 'ReadMe',
    opens: 'a documentation project',
    keywords: ['rdme_'],
    source: 'rdme_[0-9A-Za-z]{60,}',
    left: 'none',
    examples: { hit: ['rdme_{base36:70}'], miss: ['rdme_', 'rdme_xn8s9h'] },
    page: 'https://docs.readme.com/main/reference/intro-to-the-readme-api',
  },
];
