import type { SecretRule } from '../types.js';

export const LINEAR_RULES: readonly SecretRule[] = [
  {
    id: 'linear-api-key',
    provider: 'Linear',
    opens: 'issues as the account',
    keywords: ['lin_api_'],
    source: 'lin_api_[0-9A-Za-z]{32,}',
    left: 'none',
    examples: { hit: ['lin_api_{base62:40}'], miss: ['lin_api_', 'lin_api_key'] },
    page: 'https://linear.app/developers',
  },
  {
    id: 'linear-oauth-token',
    provider: 'Linear',
    opens: 'issues, through an app',
    keywords: ['lin_oauth_'],
    source: 'lin_oauth_[0-9A-Za-z]{40,}',
    left: 'none',
    examples: { hit: ['lin_oauth_{hex:64}'], miss: ['lin_oauth_', 'lin_oauth_token'] },
    page: 'https://linear.app/developers',
  },
  {
    id: 'linear-webhook-secret',
    provider: 'Linear',
    opens: 'forging webhook calls',
    keywords: ['lin_wh_'],
    source: 'lin_wh_[0-9A-Za-z]{30,}',
    left: 'none',
    examples: { hit: ['lin_wh_{base62:40}'], miss: ['lin_wh_', 'lin_wh_secret'] },
    page: 'https://linear.app/developers',
  },
];
