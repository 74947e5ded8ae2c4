import type { SecretRule } from '../types.js';

export const FLY_IO_RULES: readonly SecretRule[] = [
  {
    id: 'fly-io-macaroon',
    provider: 'Fly.io',
    opens: 'apps and organisations',
    keywords: ['fm1r_', 'fm1a_', 'fm2_'],
    source: '(?:fm1r_|fm1a_|fm2_)[0-9A-Za-z+/_-]{60,}={0,2}(?:,(?:fm1[ar]_|fm2_)[0-9A-Za-z+/_-]{20,}={0,2}){0,4}',
    left: 'none',
    examples: {
      hit: ['fm2_{base64:160}=', 'fm1r_{base64:120}', 'fm1a_{base64:120}', 'fm2_{base64:100},fm2_{base64:100}'],
      miss: ['fm2_', 'fm1r_abc'],
    },
    page: 'https://fly.io/docs/security/tokens/',
  },
  {
    id: 'fly-io-authorization',
    provider: 'Fly.io',
    opens: 'apps and organisations',
    keywords: ['FlyV1 '],
    source: 'FlyV1 (?:fm1[ar]_|fm2_)[0-9A-Za-z+/_-]{60,}={0,2}(?:,(?:fm1[ar]_|fm2_)[0-9A-Za-z+/_-]{20,}={0,2}){0,4}',
    left: 'none',
    examples: {
      hit: ['FlyV1 fm2_{base64:150}', 'FlyV1 fm1r_{base64:120},fm2_{base64:130}='],
      miss: ['FlyV1 ', 'FlyV1 abc'],
    },
    page: 'https://fly.io/docs/security/tokens/',
  },
  {
    id: 'fly-io-token',
    provider: 'Fly.io',
    opens: 'apps as the account',
    keywords: ['fo1_'],
    source: 'fo1_[0-9A-Za-z_-]{40,}',
    examples: { hit: ['fo1_{base64url:43}'], miss: ['fo1_', 'fo1_abc'] },
    page: 'https://fly.io/docs/security/tokens/',
  },
];
