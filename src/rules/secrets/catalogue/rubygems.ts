import type { SecretRule } from '../types.js';

export const RUBYGEMS_RULES: readonly SecretRule[] = [
  {
    id: 'rubygems-api-key',
    provider: 'RubyGems',
    opens: 'pushing gems',
    keywords: ['rubygems_'],
    source: 'rubygems_[0-9A-Za-z]{40,}',
    left: 'none',
    examples: { hit: ['rubygems_{hex:48}'], miss: ['rubygems_version', 'rubygems_api_key'] },
    page: 'https://guides.rubygems.org/api-key-scopes/',
  },
];
