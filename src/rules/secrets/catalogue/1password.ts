import { onePasswordPayload } from '../checksums/decoded-bodies.js';
import type { SecretRule } from '../types.js';
import { onePasswordServiceAccount } from './examples.js';

export const ONE_PASSWORD_RULES: readonly SecretRule[] = [
  {
    id: '1password-service-account',
    provider: '1Password',
    opens: 'the vaults of a service account',
    keywords: ['ops_eyJ'],
    source: 'ops_eyJ[0-9A-Za-z+/_-]{100,}={0,2}',
    left: 'none',
    structure: onePasswordPayload,
    examples: { hit: [onePasswordServiceAccount(), 'ops_eyJ{base64:280}'], miss: ['ops_eyJ', 'ops_eyJ0'] },
    page: 'https://developer.1password.com/docs/service-accounts/',
  },
  {
    id: '1password-secret-key',
    provider: '1Password',
    opens: "half of an account's key",
    keywords: ['A3-'],
    source: 'A3-[0-9A-Z]{6}-(?:[0-9A-Z]{11}|[0-9A-Z]{6}-[0-9A-Z]{5})-[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}',
    right: 'token',
    examples: {
      hit: [
        'A3-{BASE36:6}-{BASE36:6}-{BASE36:5}-{BASE36:5}-{BASE36:5}-{BASE36:5}',
        'A3-{BASE36:6}-{BASE36:11}-{BASE36:5}-{BASE36:5}-{BASE36:5}',
      ],
      miss: ['A3-', 'A3-SIZE-PAPER', 'A3-{BASE36:6}-{BASE36:6}'],
    },
    page: 'https://support.1password.com/secret-key-security/',
  },
];
