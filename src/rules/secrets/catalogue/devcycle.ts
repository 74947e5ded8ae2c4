import type { SecretRule } from '../types.js';

export const DEVCYCLE_RULES: readonly SecretRule[] = [
  {
    id: 'devcycle-server-key',
    provider: 'DevCycle',
    opens: 'flag configuration',
    keywords: ['dvc_server_'],
    source: 'dvc_server_[0-9A-Za-z_-]{8,48}',
    left: 'none',
    examples: {
      hit: ['dvc_server_{hex:24}_{hex:7}', 'dvc_server_{base62:32}'],
      miss: ['dvc_server_', 'dvc_client_{hex:24}'],
    },
    page: 'https://docs.devcycle.com/',
  },
  {
    id: 'devcycle-mobile-key',
    provider: 'DevCycle',
    opens: 'flag configuration',
    keywords: ['dvc_mobile_'],
    source: 'dvc_mobile_[0-9A-Za-z_-]{8,48}',
    left: 'none',
    examples: { hit: ['dvc_mobile_{hex:24}_{hex:7}'], miss: ['dvc_mobile_', 'dvc_mobile_abc'] },
    page: 'https://docs.devcycle.com/',
  },
];
