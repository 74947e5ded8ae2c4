import type { SecretRule } from '../types.js';

export const LAMBDA_CLOUD_RULES: readonly SecretRule[] = [
  {
    id: 'lambda-cloud-key',
    provider: 'Lambda',
    opens: "GPU instances on the account's bill",
    keywords: ['secret_'],
    source: String.raw`secret_[a-z0-9-]{1,40}_[0-9a-f]{32}\.[0-9A-Za-z]{32}`,
    left: 'word',
    right: 'word',
    examples: { hit: ['secret_ci_{hex:32}.{base62:32}'], miss: ['secret_', 'secret_name_of.thing'] },
    page: 'https://docs.lambda.ai/public-cloud/cloud-api/',
  },
];
