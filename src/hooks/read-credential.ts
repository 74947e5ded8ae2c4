import type { Denial } from '../domain/denial.js';
import { type JsonObject, member } from '../domain/json/types.js';
import { err, ok, type Result } from '../domain/result.js';

/** What the authorization values of a call amount to. */
export type Credential =
  | { readonly kind: 'none' }
  | { readonly kind: 'bearer'; readonly token: string }
  /** Another scheme, or a token meant for the upstream: nobody that we know. */
  | { readonly kind: 'other' };

/** What agentgateway puts where a credential was that it has consumed. */
export const REMOVED = '<redacted>';
const MAX_CREDENTIAL_CHARS = 8192;

/**
 * The one credential among `metadata.authorization` and the authorization headers. Empty, doubled, contradictory and removed
 * credentials are a denial of their own: a caller who believes to be known must not become a stranger in silence.
 */
export function readCredential(evidence: {
  readonly metadata: JsonObject;
  readonly authorization: readonly Uint8Array[];
}): Result<Credential, Denial> {
  if (evidence.authorization.length > 1) return invalid('doubled');
  const values = evidence.authorization.map(latin1);
  const vouched = member(evidence.metadata, 'authorization');
  if (vouched !== undefined && vouched !== null) values.push(typeof vouched === 'string' ? vouched : '');
  const credentials: Credential[] = [];
  for (const value of values) {
    const credential = parse(value.trim());
    if (typeof credential === 'string') return invalid(credential);
    credentials.push(credential);
  }
  const [first, second] = credentials;
  if (first === undefined) return ok({ kind: 'none' });
  if (second !== undefined && !isSame(first, second)) return invalid('contradiction');
  return ok(first);
}

function parse(value: string): Credential | string {
  if (value === '') return 'empty';
  if (value.length > MAX_CREDENTIAL_CHARS) return 'too-long';
  const scheme = /^[A-Za-z][A-Za-z0-9+.-]*/.exec(value)?.[0] ?? '';
  const rest = value.slice(scheme.length).trim();
  if (value === REMOVED || rest === REMOVED) return 'removed';
  if (scheme.toLowerCase() !== 'bearer') return { kind: 'other' };
  if (rest === '') return 'empty';
  return /^[\x21-\x7e]+$/.test(rest) ? { kind: 'bearer', token: rest } : 'malformed';
}

function isSame(a: Credential, b: Credential): boolean {
  return a.kind === 'bearer' && b.kind === 'bearer' ? a.token === b.token : a.kind === b.kind;
}

function invalid(rule: string): Result<never, Denial> {
  return err({ code: 'credential-invalid', rule });
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
