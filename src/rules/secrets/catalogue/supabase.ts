import type { SecretRule } from '../types.js';

export const SUPABASE_RULES: readonly SecretRule[] = [
  {
    id: 'supabase-access-token',
    provider: 'Supabase',
    opens: 'projects as the account',
    keywords: ['sbp_'],
    source: 'sbp_(?:[a-z0-9]{2,8}_)?[0-9A-Za-z]{40,}',
    left: 'none',
    examples: { hit: ['sbp_{hex:40}', 'sbp_v0_{hex:40}'], miss: ['sbp_', 'sbp_v0'] },
    page: 'https://supabase.com/docs/reference/api/introduction',
  },
  {
    id: 'supabase-secret-key',
    provider: 'Supabase',
    opens: "a project's whole database",
    keywords: ['sb_secret_'],
    source: 'sb_secret_[0-9A-Za-z_-]{22,}',
    left: 'none',
    examples: { hit: ['sb_secret_{base64url:31}'], miss: ['sb_secret_', 'sb_publishable_{base64url:31}'] },
    page: 'https://supabase.com/docs/guides/api/api-keys',
  },
];
