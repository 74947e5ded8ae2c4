import type { SecretRule } from '../types.js';

export const RUNPOD_RULES: readonly SecretRule[] = [
  {
    id: 'runpod-api-key',
    provider: 'RunPod',
    opens: "GPU pods on the account's bill",
    keywords: ['rpa_'],
    source: 'rpa_[0-9A-Z]{40}[0-9A-Za-z]{6}',
    examples: { hit: ['rpa_{BASE36:40}{base36:6}'], miss: ['rpa_', 'rpa_ABC'] },
    page: 'https://docs.runpod.io/get-started/api-keys',
  },
];
