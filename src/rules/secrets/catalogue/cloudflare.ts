import { cloudflareTunnelPayload } from '../checksums/decoded-bodies.js';
import { hexCrcTail } from '../checksums/tail-checksums.js';
import type { SecretRule } from '../types.js';
import { cloudflareTunnelToken, withHexCrc } from './examples.js';

export const CLOUDFLARE_RULES: readonly SecretRule[] = [
  {
    id: 'cloudflare-user-token',
    provider: 'Cloudflare',
    opens: 'zones and accounts as the user',
    keywords: ['cfut_'],
    source: 'cfut_[0-9A-Za-z]{40,}',
    left: 'none',
    structure: hexCrcTail,
    examples: { hit: [withHexCrc('cfut_', 40), 'cfut_{base62:48}'], miss: ['cfut_', 'cfut_abc'] },
    page: 'https://developers.cloudflare.com/fundamentals/api/get-started/token-formats/',
  },
  {
    id: 'cloudflare-account-token',
    provider: 'Cloudflare',
    opens: 'one account',
    keywords: ['cfat_'],
    source: 'cfat_[0-9A-Za-z]{40,}',
    left: 'none',
    structure: hexCrcTail,
    examples: { hit: [withHexCrc('cfat_', 40), 'cfat_{base62:48}'], miss: ['cfat_', 'cfat_abc'] },
    page: 'https://developers.cloudflare.com/fundamentals/api/get-started/token-formats/',
  },
  {
    id: 'cloudflare-global-key',
    provider: 'Cloudflare',
    opens: 'everything the user may do',
    keywords: ['cfk_'],
    source: 'cfk_[0-9A-Za-z]{40,}',
    left: 'none',
    structure: hexCrcTail,
    examples: { hit: [withHexCrc('cfk_', 40), 'cfk_{base62:48}'], miss: ['cfk_', 'cfk_abc'] },
    page: 'https://developers.cloudflare.com/fundamentals/api/get-started/token-formats/',
  },
  {
    id: 'cloudflare-origin-ca',
    provider: 'Cloudflare',
    opens: 'issuing origin certificates',
    keywords: ['v1.0-'],
    source: String.raw`v1\.0-[0-9a-f]{24}-[0-9a-f]{120,}`,
    left: 'none',
    examples: { hit: ['v1.0-{hex:24}-{hex:146}'], miss: ['v1.0-', 'v1.0-rc1', 'v1.0-{hex:24}'] },
    page: 'https://developers.cloudflare.com/ssl/origin-configuration/origin-ca/',
  },
  {
    id: 'cloudflare-tunnel-token',
    provider: 'Cloudflare',
    opens: 'running a tunnel into the network',
    keywords: ['eyJhIjoi'],
    source: 'eyJhIjoi[0-9A-Za-z+/_-]{100,}={0,2}',
    left: 'none',
    structure: cloudflareTunnelPayload,
    examples: { hit: [cloudflareTunnelToken(), 'eyJhIjoi{base64:160}'], miss: ['eyJhIjoi', 'eyJhIjoiYiJ9'] },
    page: 'https://developers.cloudflare.com/cloudflare-one/connections/connect-networks/',
  },
];
