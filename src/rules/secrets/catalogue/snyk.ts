import type { SecretRule } from '../types.js';

export const SNYK_RULES: readonly SecretRule[] = [
  {
    id: 'snyk-service-token',
    provider: 'Snyk',
    opens: "an organisation's projects",
    keywords: ['snyk_uat.', 'snyk_sat.'],
    source: String.raw`(?:snyk_uat\.|snyk_sat\.)[0-9A-Za-z]{4,16}\.[0-9A-Za-z+/_-]{40,}(?:\.[0-9A-Za-z_-]{10,}){0,2}`,
    left: 'none',
    examples: {
      hit: ['snyk_uat.{hex:8}.{base64url:200}', 'snyk_sat.{hex:8}.{base64url:80}.{base64url:60}'],
      miss: ['snyk_uat.', 'snyk_token'],
    },
    page: 'https://docs.snyk.io/snyk-api/authentication-for-api',
  },
];
