import { zuploChecksum } from '../checksums/tail-checksums.js';
import type { SecretRule } from '../types.js';
import { withZuploCrc } from './examples.js';

export const ZUPLO_RULES: readonly SecretRule[] = [
  {
    id: 'zuplo-key',
    provider: 'Zuplo',
    opens: 'an API behind the gateway',
    keywords: ['zpka_'],
    source: 'zpka_[0-9A-Za-z]{32}_[0-9a-f]{8}',
    left: 'none',
    structure: zuploChecksum,
    examples: { hit: [withZuploCrc(), 'zpka_{hex:32}_{hex:8}'], miss: ['zpka_', 'zpka_abc'] },
    page: 'https://zuplo.com/docs/articles/api-key-api',
  },
];
