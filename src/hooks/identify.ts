import type { Denial } from '../domain/denial.js';
import { type JsonObject, member } from '../domain/json/types.js';
import type { Digests } from '../domain/ports.js';
import { err, ok, type Result } from '../domain/result.js';
import { isActiveClient } from '../rules/policy/active-client.js';
import type { ClientEntry } from '../rules/policy/client-entry.js';
import type { CompiledPolicy } from '../rules/policy/compiled.js';
import { clientIndex } from './client-index.js';
import { type Credential, REMOVED, readCredential } from './read-credential.js';

/** Who a call counts for. */
export interface Caller {
  /** The client's id, or `anonymous`. */
  readonly id: string;
  readonly profile: string;
  readonly known: boolean;
  readonly rate: ClientEntry['rate'];
}

export interface Evidence {
  /** What the gateway vouches for. */
  readonly metadata: JsonObject;
  /** Values of the authorization header, as bytes; empty in the response phase. */
  readonly authorization: readonly Uint8Array[];
}

/** The id under which unknown clients are counted. No client may have it. */
export const ANONYMOUS = 'anonymous';

/** Who a piece of evidence names: an entry, nobody the policy knows, or nothing at all. */
type Claim = { readonly kind: 'known'; readonly entry: ClientEntry } | { readonly kind: 'stranger' };

/**
 * Names the caller from what the gateway vouches for: `metadata.client`, the exact metadata values of a client entry, or a
 * bearer token. Evidence that names two callers is refused rather than ranked.
 * @param wallMs now, for entries that expire.
 * @returns denial `credential-invalid` for unusable evidence, `client-unknown` for a revoked client, and for a stranger
 *   where the policy refuses those.
 */
export function identify(
  evidence: Evidence,
  policy: CompiledPolicy,
  digests: Pick<Digests, 'sha256'>,
  wallMs: number,
): Result<Caller, Denial> {
  const credential = readCredential(evidence);
  if (!credential.ok) return credential;
  const byName = nameClaims(evidence.metadata, policy);
  if (!byName.ok) return byName;
  if (policy.clients.length === 0) return stranger(policy);
  const claims = [
    ...byName.value,
    ...metadataClaims(evidence.metadata, policy),
    ...tokenClaims(credential.value, policy, digests),
  ];
  const entries = new Set(claims.flatMap((claim) => (claim.kind === 'known' ? [claim.entry] : [])));
  const strangerByName = byName.value.some((claim) => claim.kind === 'stranger');
  if (entries.size > 1 || (entries.size === 1 && strangerByName))
    return err({ code: 'credential-invalid', rule: 'contradiction' });
  const [entry] = entries;
  return entry === undefined ? stranger(policy) : known(entry, wallMs);
}

function known(entry: ClientEntry, wallMs: number): Result<Caller, Denial> {
  if (!isActiveClient(entry, wallMs)) return err({ code: 'client-unknown', rule: 'revoked' });
  return ok({ id: entry.id, profile: entry.profile, known: true, rate: entry.rate });
}

function stranger(policy: CompiledPolicy): Result<Caller, Denial> {
  if (policy.unknownClient.kind === 'deny') return err({ code: 'client-unknown' });
  return ok({ id: ANONYMOUS, profile: policy.unknownClient.name, known: false, rate: undefined });
}

/** `client` is the id that an identity-aware gateway gives, or that our own request answer gave. */
function nameClaims(metadata: JsonObject, policy: CompiledPolicy): Result<readonly Claim[], Denial> {
  const client = member(metadata, 'client');
  if (client === undefined || client === null || client === ANONYMOUS) return ok([]);
  if (typeof client !== 'string' || client === '') return err({ code: 'credential-invalid', rule: 'empty' });
  if (client === REMOVED) return err({ code: 'credential-invalid', rule: 'removed' });
  const entry = clientIndex(policy.clients).byId(client);
  return ok([entry === undefined ? { kind: 'stranger' } : { kind: 'known', entry }]);
}

/** Entries that name metadata values: all of an entry's values must be there, exactly. */
function metadataClaims(metadata: JsonObject, policy: CompiledPolicy): readonly Claim[] {
  return clientIndex(policy.clients)
    .byMetadata(metadata)
    .map((entry) => ({ kind: 'known', entry }));
}

function tokenClaims(
  credential: Credential,
  policy: CompiledPolicy,
  digests: Pick<Digests, 'sha256'>,
): readonly Claim[] {
  if (credential.kind === 'none') return [];
  if (credential.kind === 'other') return [{ kind: 'stranger' }];
  const entry = clientIndex(policy.clients).byTokenDigest(digests.sha256(credential.token));
  return [entry === undefined ? { kind: 'stranger' } : { kind: 'known', entry }];
}

/** A metadata value as a short plain string, for rows: `ref` and `tool` of the request come back this way. */
export function metadataText(metadata: JsonObject, key: string): string | undefined {
  const value = member(metadata, key);
  return typeof value === 'string' && value.length <= 256 ? value : undefined;
}
