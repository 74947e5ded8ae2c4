import { vaultLegacyToken } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';
import { BASE62 } from './character-sets.js';

export const HASHICORP_RULES: readonly SecretRule[] = [
  {
    id: 'vault-service-token',
    provider: 'HashiCorp',
    opens: "what the token's policies allow",
    keywords: ['hvs.'],
    source: String.raw`hvs\.[0-9A-Za-z_-]{24,}`,
    examples: {
      hit: ['hvs.{base62:24}', 'hvs.{base64url:95}', 'hvs.{base64url:160}'],
      miss: ['hvs.', 'config.hvs.get'],
    },
    page: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  },
  {
    id: 'vault-batch-token',
    provider: 'HashiCorp',
    opens: "what the token's policies allow, not renewable",
    keywords: ['hvb.'],
    source: String.raw`hvb\.[0-9A-Za-z_-]{24,}`,
    examples: {
      hit: ['hvb.{base62:24}', 'hvb.{base64url:95}', 'hvb.{base64url:160}'],
      miss: ['hvb.', 'config.hvb.get'],
    },
    page: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  },
  {
    id: 'vault-recovery-token',
    provider: 'HashiCorp',
    opens: 'recovery operations',
    keywords: ['hvr.'],
    source: String.raw`hvr\.[0-9A-Za-z_-]{24,}`,
    examples: {
      hit: ['hvr.{base62:24}', 'hvr.{base64url:95}', 'hvr.{base64url:160}'],
      miss: ['hvr.', 'config.hvr.get'],
    },
    page: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  },
  {
    // Before Vault 1.10. A digit is asked for early, because code is full of `s.` and a name.
    id: 'vault-legacy-token',
    provider: 'HashiCorp',
    opens: "what the token's policies allow",
    keywords: ['s.'],
    inLongRun: true,
    source: String.raw`s\.(?:[A-Za-z]{0,4}[0-9][0-9A-Za-z]{19,23}|[A-Za-z]{5,12}[0-9][0-9A-Za-z]{11,18}|[A-Za-z]{13,20}[0-9][0-9A-Za-z]{3,10}|[A-Za-z]{21,23}[0-9][0-9A-Za-z]{0,2})`,
    left: 'word',
    right: 'word',
    structure: vaultLegacyToken,
    onInvalid: 'reject',
    examples: {
      hit: ['s.{base62:24}'],
      miss: [
        's.',
        's.getElementsByTagNameAndId1',
        'this.{base62:24}',
        's.abcdefghijklmnopqrstuvwx',
        's.addAdminServicesToServer',
        's.{base62:25}',
      ],
    },
    page: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  },
  {
    id: 'terraform-cloud-token',
    provider: 'HashiCorp',
    opens: 'workspaces and their state',
    keywords: ['.atlasv1.'],
    source: String.raw`\.atlasv1\.[0-9A-Za-z=_-]{60,}`,
    lead: { characters: BASE62, min: 14, max: 14 },
    left: 'none',
    examples: { hit: ['{base62:14}.atlasv1.{base64url:67}'], miss: ['.atlasv1.', 'x.atlasv1.y'] },
    page: 'https://developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/api-tokens',
  },
  {
    id: 'boundary-token',
    provider: 'HashiCorp',
    opens: 'sessions to targets',
    keywords: ['at_'],
    source: 'at_[0-9A-Za-z]{10}_[0-9A-Za-z]{60,}',
    left: 'word',
    examples: {
      hit: ['at_{base62:10}_{base62:120}'],
      miss: ['at_', 'at_least_once_delivery', 'flat_{base62:10}_{base62:80}'],
    },
    page: 'https://developer.hashicorp.com/boundary/docs/concepts/security/permissions',
  },
];
