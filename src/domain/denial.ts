/** Why a call or a result was refused. Stable: clients and alerts match on these. docs/policy.md explains each. */
export type DenialCode =
  | 'path-denied'
  | 'path-malformed'
  | 'tool-denied'
  | 'tool-unknown'
  | 'client-unknown'
  | 'credential-invalid'
  | 'rate-limited'
  | 'secret-in-arguments'
  | 'secret-in-result'
  | 'result-malformed'
  | 'too-large'
  | 'undecodable'
  | 'overloaded'
  | 'audit-unavailable'
  | 'store-unavailable'
  | 'internal'
  | 'canary';

/** A refusal. Holds names of rules and places, never a value that came from the caller or the upstream. */
export interface Denial {
  readonly code: DenialCode;
  /** The rule or entry that decided, by its id, such as `dotenv` or `github-pat`. */
  readonly rule?: string;
  /** What the rule looks like to a person, such as `.env`; written by the policy's author, never by the caller. */
  readonly pattern?: string;
  /** JSON pointer of the argument, for the trace only. Its steps come from the caller: never put on the wire. */
  readonly at?: string;
  readonly retryAfterMs?: number;
}
