import type { RequestDecision, ResponseDecision } from '../decisions/types.js';
import type { DenialCode } from '../domain/denial.js';
import type { Clock, Digests } from '../domain/ports.js';
import type { Ready } from '../domain/ready.js';
import type { CompiledPolicy } from '../rules/policy/compiled.js';
import type { RateWindow } from '../rules/policy/fields.js';

export type LimitAnswer =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'limited'; readonly retryAfterMs: number }
  /** The shared store does not answer and the policy wants a denial then. */
  | { readonly kind: 'unavailable' };

/** Counts calls per key in sliding windows. Never rejects: an outage is an answer. */
export interface Limiter {
  take(key: string, windows: readonly RateWindow[], onStoreFailure: 'local' | 'deny'): Ready<LimitAnswer>;
}

/** One decision as the audit file keeps it. Names, counts, digests: never an argument, a result, a token or a path. */
export interface AuditRecord {
  readonly id: string;
  readonly ref: string;
  readonly hook: 'request' | 'response';
  readonly client: string;
  readonly profile: string;
  readonly service: string;
  readonly method: string;
  readonly tool: string;
  readonly verdict: 'pass' | 'deny' | 'replace' | 'would_deny' | 'would_replace';
  readonly code?: DenialCode;
  readonly rule?: string;
  readonly argsDigest?: string;
  readonly bytesIn: number;
  readonly bytesOut: number;
  readonly redactions: Readonly<Record<string, number>>;
  readonly droppedKeys: readonly string[];
  /** Fingerprint of the policy; empty where rows go nowhere. */
  readonly policy: string;
  readonly micros: number;
}

/** Where rows go. Done when the row is as safe as the sink makes it; a throw or a rejection means that it is not written. */
export interface AuditSink {
  /** Rows go nowhere: what only they would hold need not be computed. */
  readonly discards?: true;
  append(record: AuditRecord): Ready<void>;
}

export interface RequestJob {
  readonly services: readonly string[];
  readonly method: string;
  readonly params: Uint8Array | undefined;
  readonly profile: string;
}

export interface ResponseJob {
  readonly services: readonly string[];
  readonly method: string;
  readonly result: Uint8Array;
  readonly profile: string;
}

/**
 * Runs decisions off the main thread. Undefined: the body is small enough to be decided at once.
 * A dead worker, a budget or an overload is a denial in the decision; a rejection is a fault.
 */
export interface DecisionWorkers {
  request(job: RequestJob, policy: CompiledPolicy, signal: AbortSignal): Promise<RequestDecision> | undefined;
  response(job: ResponseJob, policy: CompiledPolicy, signal: AbortSignal): Promise<ResponseDecision> | undefined;
}

/** What happened, for metrics and traces. Never throws. */
export interface HookEvents {
  decided(record: AuditRecord, mode: 'enforce' | 'observe'): void;
  fault(where: 'request' | 'response' | 'audit', error: unknown): void;
}

export interface HookDeps {
  /** The policy in force now. Read once per call: a call sees one version. */
  readonly policy: () => CompiledPolicy;
  readonly limiter: Limiter;
  readonly audit: AuditSink;
  readonly workers: DecisionWorkers;
  readonly clock: Clock;
  readonly digests: Digests;
  /** Random ids: of a row, and the reference that a denied person can quote. */
  readonly newId: () => string;
  readonly events: HookEvents;
  /** Version of the program, for the canary. */
  readonly version: string;
}
