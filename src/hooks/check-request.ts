import { asksForCanary, decideRequest, type RequestWorld, subjectOf } from '../decisions/decide-request.js';
import { isDecided, type OpenCall, openCall } from '../decisions/open-call.js';
import type { RequestDecision } from '../decisions/types.js';
import type { Denial } from '../domain/denial.js';
import { err, ok, type Result } from '../domain/result.js';
import { noTrace } from '../domain/trace.js';
import type { CompiledPolicy, CompiledProfile } from '../rules/policy/compiled.js';
import type { RequestAnswer, RequestMessage } from '../wire/types.js';
import { guarded } from './guarded.js';
import { type Caller, identify } from './identify.js';
import type { HookDeps } from './ports.js';
import { Recorder } from './recorder.js';

/** Deciding inside the call; workers are asked first. */
export interface RequestHookDeps extends HookDeps {
  readonly world: RequestWorld;
}

export type CheckRequest = (message: RequestMessage, signal: AbortSignal) => Promise<RequestAnswer>;

/**
 * The request phase: read, identify, count, decide, record, answer. The first denial ends it; every answer has its row.
 */
export function createCheckRequest(deps: RequestHookDeps): CheckRequest {
  return async (message, signal) => {
    const policy = deps.policy();
    const record = new Recorder(deps, policy, 'request', message);
    const deny = (denial: Denial): RequestDecision => ({ kind: 'deny', subject: { name: undefined }, denial });
    const decision = await guarded(deps, 'request', signal, () => decide(deps, policy, message, record, signal), deny);
    return record.answerRequest(decision);
  };
}

async function decide(
  deps: RequestHookDeps,
  policy: CompiledPolicy,
  message: RequestMessage,
  record: Recorder,
  signal: AbortSignal,
): Promise<RequestDecision> {
  const deny = (denial: Denial): RequestDecision => ({ kind: 'deny', subject: { name: undefined }, denial });
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
  if (caller.ok && remote !== undefined) return (await rateDenial(deps, policy, caller.value)) ?? (await remote);
  const call = openCall(message.method, message.params, policy.limits);
  if (!call.ok) return deny(call.error);
  const subject = subjectOf(call.value);
  record.subject(subject);
  if (asksForCanary(call.value)) return { kind: 'deny', subject, denial: { code: 'canary' } };
  if (!caller.ok) return { kind: 'deny', subject, denial: caller.error };
  const limited = await rateDenial(deps, policy, caller.value);
  return limited ?? decideHere(deps, policy, call.value, message, caller.value);
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
  const authorization = headers.value
    .filter((header) => header.key.toLowerCase() === 'authorization')
    .map((header) => header.value);
  const caller = identify({ metadata: metadata.value, authorization }, policy, deps.digests, deps.clock.wallMs());
  return caller.ok ? ok(caller.value) : caller;
}

async function rateDenial(
  deps: HookDeps,
  policy: CompiledPolicy,
  caller: Caller,
): Promise<RequestDecision | undefined> {
  const windows = caller.rate ?? windowsOf(policy.profiles.get(caller.profile));
  if (windows.length === 0) return undefined;
  const answer = await deps.limiter.take(caller.id, windows, policy.limits.onStoreFailure);
  const subject = { name: undefined };
  if (answer.kind === 'limited')
    return { kind: 'deny', subject, denial: { code: 'rate-limited', retryAfterMs: answer.retryAfterMs } };
  return answer.kind === 'unavailable' ? { kind: 'deny', subject, denial: { code: 'store-unavailable' } } : undefined;
}

function windowsOf(profile: CompiledProfile | undefined): CompiledProfile['rate'] {
  return profile?.rate ?? [];
}
