import { sentryOrgPayload } from '../checksums/decoded-bodies.js';
import type { SecretRule } from '../types.js';
import { sentryOrgToken } from './examples.js';

export const SENTRY_RULES: readonly SecretRule[] = [
  {
    id: 'sentry-user-token',
    provider: 'Sentry',
    opens: 'projects as the account',
    keywords: ['sntryu_'],
    source: 'sntryu_[0-9A-Za-z]{48,}',
    left: 'none',
    examples: { hit: ['sntryu_{hex:64}'], miss: ['sntryu_', 'sntryu_abc'] },
    page: 'https://docs.sentry.io/account/auth-tokens/',
  },
  {
    id: 'sentry-app-token',
    provider: 'Sentry',
    opens: 'what an integration was granted',
    keywords: ['sntrya_', 'sntryi_'],
    source: '(?:sntrya_|sntryi_)[0-9A-Za-z]{48,}',
    left: 'none',
    examples: { hit: ['sntrya_{hex:64}', 'sntryi_{hex:64}'], miss: ['sntrya_', 'sntryi_abc'] },
    page: 'https://docs.sentry.io/account/auth-tokens/',
  },
  {
    // The key in a Sentry DSN is public and stays.
    id: 'sentry-org-token',
    provider: 'Sentry',
    opens: 'releases and source maps of an organisation',
    keywords: ['sntrys_'],
    source: 'sntrys_[0-9A-Za-z+/=_-]{50,}',
    left: 'none',
    structure: sentryOrgPayload,
    examples: {
      hit: [sentryOrgToken(), 'sntrys_eyJpYXQiO{base64:120}={base64:20}_{base64:43}'],
      miss: ['sntrys_', 'https://{hex:32}@o1.ingest.sentry.io/42'],
    },
    page: 'https://docs.sentry.io/account/auth-tokens/',
  },
];
