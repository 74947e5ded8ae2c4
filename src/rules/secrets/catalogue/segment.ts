import type { SecretRule } from '../types.js';

export const SEGMENT_RULES: readonly SecretRule[] = [
  {
    id: 'segment-public-api-token',
    provider: 'Segment',
    opens: "a workspace's configuration",
    keywords: ['sgp_'],
    source: 'sgp_[0-9A-Za-z]{64}',
    right: 'token',
    examples: { hit: ['sgp_{base62:64}'], miss: ['sgp_', 'sgp_{base62:10}'] },
    page: 'https://docs.segmentapis.com/',
  },
];
