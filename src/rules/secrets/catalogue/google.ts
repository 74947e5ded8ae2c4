import type { SecretRule } from '../types.js';

export const GOOGLE_RULES: readonly SecretRule[] = [
  {
    // The Firebase web key has this shape as well: public by design, yet often unrestricted.
    id: 'google-api-key',
    provider: 'Google',
    opens: "Google APIs on the project's bill",
    keywords: ['AIza'],
    source: 'AIza[0-9A-Za-z_-]{35}',
    examples: { hit: ['AIza{base64url:35}'], miss: ['AIza', 'AIzaSy'] },
    page: 'https://cloud.google.com/docs/authentication/api-keys',
  },
  {
    id: 'google-ai-key',
    provider: 'Google',
    opens: "Gemini on the project's bill",
    keywords: ['AQ.Ab8'],
    source: String.raw`AQ\.Ab8[0-9A-Za-z_-]{30,}`,
    examples: { hit: ['AQ.Ab8RN6{base64url:44}'], miss: ['AQ.Ab8', 'AQ.A'] },
    page: 'https://ai.google.dev/gemini-api/docs/api-key',
  },
  {
    id: 'google-oauth-access-token',
    provider: 'Google',
    opens: "a person's or service's data for an hour",
    keywords: ['ya29.'],
    source: String.raw`ya29\.(?:[A-Za-z0-9]\.)?[0-9A-Za-z_-]{20,}`,
    left: 'none',
    examples: {
      hit: ['ya29.{base64url:120}', 'ya29.a0{base64url:160}', 'ya29.c.{base64url:200}'],
      miss: ['ya29.', 'ya29.short'],
    },
    page: 'https://developers.google.com/identity/protocols/oauth2',
  },
  {
    id: 'google-oauth-client-secret',
    provider: 'Google',
    opens: "an OAuth client's identity",
    keywords: ['GOCSPX-'],
    source: 'GOCSPX-[0-9A-Za-z_-]{20,}',
    left: 'none',
    examples: { hit: ['GOCSPX-{base64url:28}'], miss: ['GOCSPX-', 'GOCSPX-abc'] },
    page: 'https://developers.google.com/identity/protocols/oauth2',
  },
  {
    id: 'google-oauth-refresh-token',
    provider: 'Google',
    opens: 'new access tokens, until revoked',
    keywords: ['1//0'],
    source: '1//0[0-9A-Za-z_-]{40,}',
    left: 'word',
    examples: { hit: ['1//0{base64url:60}', '1//04{base64url:98}'], miss: ['1//0', 'http://10.0.0.1//0'] },
    page: 'https://developers.google.com/identity/protocols/oauth2',
  },
];
