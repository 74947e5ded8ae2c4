import type { SecretRule } from '../types.js';

export const PLANETSCALE_RULES: readonly SecretRule[] = [
  {
    id: 'planetscale-service-token',
    provider: 'PlanetScale',
    opens: "an organisation's databases",
    keywords: ['pscale_tkn_'],
    source: String.raw`pscale_tkn_[0-9A-Za-z_-]{30,}(?:\.[0-9A-Za-z_-]{4,}){0,2}={0,2}`,
    left: 'none',
    examples: { hit: ['pscale_tkn_{base64url:43}'], miss: ['pscale_tkn_', 'pscale_tkn_abc'] },
    page: 'https://planetscale.com/docs/concepts/service-tokens',
  },
  {
    id: 'planetscale-password',
    provider: 'PlanetScale',
    opens: 'one database branch',
    keywords: ['pscale_pw_'],
    source: String.raw`pscale_pw_[0-9A-Za-z_-]{30,}(?:\.[0-9A-Za-z_-]{4,}){0,2}={0,2}`,
    left: 'none',
    examples: { hit: ['pscale_pw_{base64url:43}'], miss: ['pscale_pw_', 'pscale_pw_abc'] },
    page: 'https://planetscale.com/docs/concepts/service-tokens',
  },
  {
    id: 'planetscale-oauth',
    provider: 'PlanetScale',
    opens: 'databases, through an app',
    keywords: ['pscale_oauth_'],
    source: String.raw`pscale_oauth_[0-9A-Za-z_-]{30,}(?:\.[0-9A-Za-z_-]{4,}){0,2}={0,2}`,
    left: 'none',
    examples: { hit: ['pscale_oauth_{base64url:43}'], miss: ['pscale_oauth_', 'pscale_oauth_abc'] },
    page: 'https://planetscale.com/docs/concepts/service-tokens',
  },
  {
    id: 'planetscale-api-token',
    provider: 'PlanetScale',
    opens: 'databases as the account',
    keywords: ['pscale_api_'],
    source: String.raw`pscale_api_[0-9A-Za-z_-]{30,}(?:\.[0-9A-Za-z_-]{4,}){0,2}={0,2}`,
    left: 'none',
    examples: { hit: ['pscale_api_{base64url:43}'], miss: ['pscale_api_', 'pscale_api_abc'] },
    page: 'https://planetscale.com/docs/concepts/service-tokens',
  },
];
