import type { CallSubject, RequestDecision, ResponseDecision } from '../decisions/types.js';
import type { Denial } from '../domain/denial.js';
import { type Ready, whenReady } from '../domain/ready.js';
import type { CompiledPolicy } from '../rules/policy/compiled.js';
import type { AnswerMetadata, DenyAnswer, RequestAnswer, ResponseAnswer } from '../wire/types.js';
import { denialAnswer } from './denial-answer.js';
import { ANONYMOUS, type Caller } from './identify.js';
import type { AuditRecord, HookDeps } from './ports.js';
import { safeName } from './safe-names.js';

/** A decision, whichever phase it belongs to. */
type AnyDecision = RequestDecision | ResponseDecision;

type SubjectNames = Pick<AuditRecord, 'ref' | 'client' | 'profile' | 'tool' | 'service'>;
type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * Collects what is known of one call while it is decided, writes its audit row, and words its answer. An answer goes out
 * only after its row is written; where that fails, the policy says whether the call may pass.
 */
export class Recorder {
  private readonly startedMs: number;
  private readonly id: string;
  private ref: string;
  private client: Caller | undefined;
  private name: string | undefined;
  private size = 0;
  private digest: string | undefined;
  private names: SubjectNames | undefined;

  constructor(
    private readonly deps: HookDeps,
    private readonly policy: CompiledPolicy,
    private readonly hook: AuditRecord['hook'],
    private readonly message: { readonly services: readonly string[]; readonly method: string },
  ) {
    this.startedMs = deps.clock.monotonicMs();
    this.id = deps.newId();
    this.ref = this.id;
  }

  caller(caller: Caller): void {
    this.client = caller;
  }

  subject(subject: CallSubject): void {
    this.name = subject.name;
  }

  /** At once: a worker may take the payload's memory away before the row is written. */
  bytesIn(payload: Uint8Array): void {
    this.size = payload.byteLength;
    if (this.hook === 'request' && this.deps.audit.discards !== true) this.digest = this.deps.digests.keyed(payload);
  }

  /** What the request phase said of this call, as the gateway brings it back. */
  reference(ref: string | undefined, tool: string | undefined): void {
    if (ref !== undefined && ref !== '') this.ref = ref;
    this.name = tool;
  }

  answerRequest(decision: RequestDecision): Ready<RequestAnswer> {
    if (decision.subject.name !== undefined) this.name = decision.subject.name;
    return whenReady(this.settle(decision), (denied) => {
      if (denied !== undefined) return denied;
      const metadata = this.metadata();
      return decision.kind === 'replace' && this.mode() === 'enforce'
        ? { kind: 'mutated', params: decision.params, metadata }
        : { kind: 'pass', metadata };
    });
  }

  answerResponse(decision: ResponseDecision): Ready<ResponseAnswer> {
    return whenReady(this.settle(decision), (denied) => {
      if (denied !== undefined) return denied;
      return decision.kind === 'replace' && this.mode() === 'enforce'
        ? { kind: 'mutated', result: decision.result }
        : { kind: 'pass' };
    });
  }

  /**
   * Writes the row. In observe mode the real verdict is recorded as would-be and the call passes as it came, also where the
   * row could not be written; only the canary is denied all the same, since it asks whether the guard is there.
   */
  private settle(decision: AnyDecision): Ready<DenyAnswer | undefined> {
    const denial = decision.kind === 'deny' ? decision.denial : undefined;
    const observes = this.mode() === 'observe';
    const observed = observes && denial?.code !== 'canary';
    const row = this.row(decision, observed);
    return whenReady(this.write(row), (written) => {
      const isLost = !written && !observes && this.policy.audit.onFailure === 'deny';
      // Counted as it is answered, which is not what the row would have said.
      this.deps.events.decided(isLost ? { ...row, verdict: 'deny', code: 'audit-unavailable' } : row, this.mode());
      if (isLost) return this.deny({ code: 'audit-unavailable' });
      return denial === undefined || observed ? undefined : this.deny(denial);
    });
  }

  private mode(): 'enforce' | 'observe' {
    return (
      (this.client === undefined ? undefined : this.policy.profiles.get(this.client.profile)?.mode) ?? this.policy.mode
    );
  }

  /** Whether the row is written. */
  private write(row: AuditRecord): Ready<boolean> {
    const lost = (error: unknown): boolean => {
      this.deps.events.fault('audit', error);
      return false;
    };
    try {
      const done = this.deps.audit.append(row);
      return done instanceof Promise ? done.then(() => true, lost) : true;
    } catch (error) {
      return lost(error);
    }
  }

  private deny(denial: Denial): DenyAnswer {
    const extra = denial.code === 'canary' ? { policy: this.policy.fingerprint, version: this.deps.version } : {};
    return { kind: 'deny', ...denialAnswer(denial, this.ref, extra), metadata: this.metadata() };
  }

  private metadata(): AnswerMetadata {
    const { ref, client, profile, tool, service } = this.subjectNames();
    return { ref, client, profile, tool, service, policy: this.policy.fingerprint };
  }

  /** Once all is known that they name: the row and the answer's metadata then say the same. */
  private subjectNames(): SubjectNames {
    this.names ??= {
      ref: this.ref === this.id ? this.id : this.safe(this.ref),
      client: this.client?.id ?? ANONYMOUS,
      profile: this.client?.profile ?? '',
      tool: this.safe(this.name ?? ''),
      service: this.safe(joined(this.message.services)),
    };
    return this.names;
  }

  private safe(name: string): string {
    return safeName(this.policy.scanner, name);
  }

  private row(decision: AnyDecision, observed: boolean): AuditRecord {
    const denial = decision.kind === 'deny' ? decision.denial : undefined;
    const { ref, client, profile, tool, service } = this.subjectNames();
    const { redactions, droppedKeys } = changesOf(decision);
    // Written out: spreads would cost more than everything else about a row.
    const row: Mutable<AuditRecord> = {
      id: this.id,
      ref,
      hook: this.hook,
      client,
      profile,
      service,
      method: this.safe(this.message.method),
      tool,
      verdict: verdictOf(decision, observed),
      bytesIn: this.size,
      bytesOut: bytesOut(decision, observed, this.size),
      redactions,
      droppedKeys: droppedKeys.length === 0 ? droppedKeys : droppedKeys.map((key) => this.safe(key)),
      policy: this.deps.audit.discards === true ? '' : this.policy.fingerprint,
      micros: Math.round((this.deps.clock.monotonicMs() - this.startedMs) * 1000),
    };
    if (denial !== undefined) row.code = denial.code;
    if (denial?.rule !== undefined) row.rule = denial.rule.toWellFormed();
    if (this.digest !== undefined) row.argsDigest = this.digest;
    return row;
  }
}

function joined(services: readonly string[]): string {
  return services.length === 1 ? (services[0] ?? '') : services.join(',');
}

function verdictOf(decision: AnyDecision, observed: boolean): AuditRecord['verdict'] {
  if (!observed || decision.kind === 'pass') return decision.kind;
  return decision.kind === 'deny' ? 'would_deny' : 'would_replace';
}

function bytesOut(decision: AnyDecision, observed: boolean, size: number): number {
  if (decision.kind === 'deny' && !observed) return 0;
  if (decision.kind !== 'replace' || observed) return size;
  return 'params' in decision ? decision.params.byteLength : decision.result.byteLength;
}

const NO_CHANGES: Pick<AuditRecord, 'redactions' | 'droppedKeys'> = { redactions: {}, droppedKeys: [] };

function changesOf(decision: AnyDecision): Pick<AuditRecord, 'redactions' | 'droppedKeys'> {
  if (decision.kind !== 'replace') return NO_CHANGES;
  if ('changes' in decision) return decision.changes;
  const redactions: Record<string, number> = {};
  for (const finding of decision.findings) redactions[finding.rule] = (redactions[finding.rule] ?? 0) + 1;
  return { redactions, droppedKeys: [] };
}
