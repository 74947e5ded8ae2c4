import type { SecretRule } from '../types.js';

export const POSTHOG_RULES: readonly SecretRule[] = [
  {
    // phc_ is the project key: it is in every page the project serves.
    id: 'posthog-personal-key',
    provider: 'PostHog',
    opens: "a project's data as the account",
    keywords: ['phx_'],
    source: 'phx_[0-9A-Za-z]{32,}',
    examples: { hit: ['phx_{base62:43}', 'phx_{base62:47}'], miss: ['phx_', 'phc_{base62:43}'] },
    page: 'https://posthog.com/docs/api',
  },
  {
    id: 'posthog-feature-flags-key',
    provider: 'PostHog',
    opens: 'flag definitions',
    keywords: ['phs_'],
    source: 'phs_[0-9A-Za-z]{40,}',
    examples: { hit: ['phs_{base62:44}'], miss: ['phs_', 'phs_short'] },
    page: 'https://posthog.com/docs/api',
  },
];
