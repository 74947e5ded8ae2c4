import { asksForCanary, decideRequest, type RequestWorld, subjectOf } from '../decisions/decide-request.js';
import { isDecided, type OpenCall, openCall } from '../decisions/open-call.js';
import type { RequestDecision } from '../decisions/types.js';
import type { Denial } from '../domain/denial.js';
import { type Ready, whenReady } from '../domain/ready.js';
import { err, ok, type Result } from '../domain/result.js';
import { noTrace } from '../domain/trace.js';
import type { CompiledPolicy, CompiledProfile } from '../rules/policy/compiled.js';
import type { McpHeader, RequestAnswer, RequestMessage } from '../wire/types.js';
import { guarded } from './guarded.js';
import { type Caller, identify } from './identify.js';
import type { HookDeps } from './ports.js';
import { Recorder } from './recorder.js';

/** Deciding inside the call; workers are asked first. */
export interface RequestHookDeps extends HookDeps {
  readonly world: RequestWorld;
}

const AUTHORIZATION = 'authorization';

export type CheckRequest = (message: RequestMessage, signal: AbortSignal) => Ready<RequestAnswer>;

/**
 * The request phase: read, identify, count, decide, record, answer. The first denial ends it; every answer has its row.
 */
export function createCheckRequest(deps: RequestHookDeps): CheckRequest {
  return (message, signal) => {
    const policy = deps.policy();
    const record = new Recorder(deps, policy, 'request', message);
    const decision = guarded(deps, 'request', signal, () => decide(deps, policy, message, record, signal), deny);
    return whenReady(decision, (decided) => record.answerRequest(decided));
  };
}

const deny = (denial: Denial): RequestDecision => ({ kind: 'deny', subject: { name: undefined }, denial });

function decide(
  deps: RequestHookDeps,
  policy: CompiledPolicy,
  message: RequestMessage,
  record: Recorder,
  signal: AbortSignal,
): Ready<RequestDecision> {
  if (isDecided(message.method) && message.services.length !== 1)
    return deny({ code: 'undecodable', rule: 'service-names' });
  if (message.params !== undefined) record.bytesIn(message.params);
  const caller = callerOf(deps, policy, message);
  if (caller.ok) record.caller(caller.value);
  const job = {
    services: message.services,
    method: message.method,
    params: message.params,
    profile: caller.ok ? caller.value.profile : '',
  };
  // A large call is read by a worker, so here nothing but its sender is known yet.
  const remote = caller.ok ? deps.workers.request(job, policy, signal) : undefined;
  if (caller.ok && remote !== undefined)
    return whenReady(rateDenial(deps, policy, caller.value), (limited) => limited ?? remote);
  const call = openCall(message.method, message.params, policy.limits);
  if (!call.ok) return deny(call.error);
  const subject = subjectOf(call.value);
  record.subject(subject);
  if (asksForCanary(call.value)) return { kind: 'deny', subject, denial: { code: 'canary' } };
  if (!caller.ok) return { kind: 'deny', subject, denial: caller.error };
  return whenReady(
    rateDenial(deps, policy, caller.value),
    (limited) => limited ?? decideHere(deps, policy, call.value, message, caller.value),
  );
}

function decideHere(
  deps: RequestHookDeps,
  policy: CompiledPolicy,
  call: OpenCall,
  message: RequestMessage,
  caller: Caller,
): RequestDecision {
  const profile = policy.profiles.get(caller.profile);
  if (profile === undefined)
    return { kind: 'deny', subject: subjectOf(call), denial: { code: 'internal', rule: 'profile' } };
  return decideRequest(call, message.services[0] ?? '', policy, profile, deps.world, noTrace);
}

function callerOf(deps: HookDeps, policy: CompiledPolicy, message: RequestMessage): Result<Caller, Denial> {
  const metadata = message.metadata();
  const headers = message.headers();
  if (!metadata.ok || !headers.ok) return err({ code: 'undecodable', rule: 'metadata' });
  const authorization = headers.value.filter(isAuthorization).map((header) => header.value);
  const caller = identify({ metadata: metadata.value, authorization }, policy, deps.digests, deps.clock.wallMs());
  return caller.ok ? ok(caller.value) : caller;
}

/** HTTP header names have no case. */
function isAuthorization({ key }: McpHeader): boolean {
  return key.length === AUTHORIZATION.length && key.toLowerCase() === AUTHORIZATION;
}

function rateDenial(deps: HookDeps, policy: CompiledPolicy, caller: Caller): Ready<RequestDecision | undefined> {
  const windows = caller.rate ?? windowsOf(policy.profiles.get(caller.profile));
  if (windows.length === 0) return undefined;
  return whenReady(deps.limiter.take(caller.id, windows, policy.limits.onStoreFailure), (answer) => {
    if (answer.kind === 'limited') return deny({ code: 'rate-limited', retryAfterMs: answer.retryAfterMs });
    return answer.kind === 'unavailable' ? deny({ code: 'store-unavailable' }) : undefined;
  });
}

function windowsOf(profile: CompiledProfile | undefined): CompiledProfile['rate'] {
  return profile?.rate ?? [];
}
