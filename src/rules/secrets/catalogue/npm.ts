import { base62CrcTail } from '../checksums/tail-checksums.js';
import type { SecretRule } from '../types.js';
import { withBase62Crc } from './examples.js';

export const NPM_RULES: readonly SecretRule[] = [
  {
    id: 'npm-access-token',
    provider: 'npm',
    opens: 'installing private packages and publishing',
    keywords: ['npm_'],
    source: 'npm_[0-9A-Za-z]{36,}',
    left: 'none',
    structure: base62CrcTail,
    examples: {
      hit: [withBase62Crc('npm_', 30), 'npm_{base62:36}'],
      miss: ['npm_config_registry', 'npm_lifecycle_event', 'npm_package_version'],
    },
    page: 'https://docs.npmjs.com/about-access-tokens',
  },
];
