import { lettersAndDigits } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const DIGITALOCEAN_RULES: readonly SecretRule[] = [
  {
    id: 'digitalocean-pat',
    provider: 'DigitalOcean',
    opens: 'the account',
    keywords: ['dop_v1_'],
    source: 'dop_v1_[0-9A-Za-z]{40,}',
    left: 'none',
    examples: { hit: ['dop_v1_{hex:64}'], miss: ['dop_v1_', 'dop_v1_abc'] },
    page: 'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
  },
  {
    id: 'digitalocean-oauth',
    provider: 'DigitalOcean',
    opens: 'the account, through an app',
    keywords: ['doo_v1_'],
    source: 'doo_v1_[0-9A-Za-z]{40,}',
    left: 'none',
    examples: { hit: ['doo_v1_{hex:64}'], miss: ['doo_v1_', 'doo_v1_abc'] },
    page: 'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
  },
  {
    id: 'digitalocean-refresh',
    provider: 'DigitalOcean',
    opens: 'new access tokens',
    keywords: ['dor_v1_'],
    source: 'dor_v1_[0-9A-Za-z]{40,}',
    left: 'none',
    examples: { hit: ['dor_v1_{hex:64}'], miss: ['dor_v1_', 'dor_v1_abc'] },
    page: 'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
  },
  {
    id: 'digitalocean-spaces-key-id',
    provider: 'DigitalOcean',
    opens: 'half of an object storage key',
    keywords: ['DO00', 'DO80'],
    source: '(?:DO00|DO80)[0-9A-Z]{16}',
    right: 'token',
    structure: lettersAndDigits,
    onInvalid: 'reject',
    examples: { hit: ['DO00{BASE36:16}', 'DO80{BASE36:16}'], miss: ['DO00', 'DO001 step'] },
    page: 'https://docs.digitalocean.com/products/spaces/how-to/manage-access/',
  },
];
