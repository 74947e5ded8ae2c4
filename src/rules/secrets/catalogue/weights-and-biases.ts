import type { SecretRule } from '../types.js';

export const WEIGHTS_AND_BIASES_RULES: readonly SecretRule[] = [
  {
    id: 'wandb-key',
    provider: 'Weights & Biases',
    opens: 'runs and models as the account',
    keywords: ['wandb_v1_'],
    source: 'wandb_v1_[0-9A-Za-z_-]{60,}',
    left: 'none',
    examples: { hit: ['wandb_v1_{base64url:77}'], miss: ['wandb_v1_', 'wandb_v1_abc'] },
    page: 'https://docs.wandb.ai/',
  },
];
