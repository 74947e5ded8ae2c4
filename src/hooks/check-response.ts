import { decideResponse } from '../decisions/decide-response.js';
import type { ResponseDecision } from '../decisions/types.js';
import type { Denial } from '../domain/denial.js';
import type { JsonObject } from '../domain/json/types.js';
import { type Ready, whenReady } from '../domain/ready.js';
import { noTrace } from '../domain/trace.js';
import type { MachineFact } from '../rules/facts/hide-facts.js';
import type { CompiledPolicy } from '../rules/policy/compiled.js';
import type { ResponseAnswer, ResponseMessage } from '../wire/types.js';
import { guarded } from './guarded.js';
import { identify, metadataText } from './identify.js';
import type { HookDeps } from './ports.js';
import { Recorder } from './recorder.js';

export interface ResponseHookDeps extends HookDeps {
  /** What results must not tell about the guarded machines, under the policy in force. */
  readonly facts: (policy: CompiledPolicy) => readonly MachineFact[];
  /** Remembers what a tools/list result taught. */
  readonly learn: (services: readonly string[], tools: readonly JsonObject[]) => void;
}

export type CheckResponse = (message: ResponseMessage, signal: AbortSignal) => Ready<ResponseAnswer>;

/** The response phase: identify by metadata, decide, record, answer. */
export function createCheckResponse(deps: ResponseHookDeps): CheckResponse {
  return (message, signal) => {
    const policy = deps.policy();
    const record = new Recorder(deps, policy, 'response', message);
    record.bytesIn(message.result);
    const decision = guarded(deps, 'response', signal, () => decide(deps, policy, message, record, signal), deny);
    return whenReady(decision, (decided) => {
      if (decided.kind !== 'deny' && decided.learned !== undefined) deps.learn(message.services, decided.learned);
      return record.answerResponse(decided);
    });
  };
}

const deny = (denial: Denial): ResponseDecision => ({ kind: 'deny', denial });

function decide(
  deps: ResponseHookDeps,
  policy: CompiledPolicy,
  message: ResponseMessage,
  record: Recorder,
  signal: AbortSignal,
): Ready<ResponseDecision> {
  const metadata = message.metadata();
  if (!metadata.ok) return deny({ code: 'undecodable', rule: 'metadata' });
  record.reference(metadataText(metadata.value, 'ref'), metadataText(metadata.value, 'tool'));
  const caller = identify({ metadata: metadata.value, authorization: [] }, policy, deps.digests, deps.clock.wallMs());
  if (!caller.ok) return deny(caller.error);
  record.caller(caller.value);
  const profile = policy.profiles.get(caller.value.profile);
  if (profile === undefined) return deny({ code: 'internal', rule: 'profile' });
  const job = { services: message.services, method: message.method, result: message.result, profile: profile.name };
  return (
    deps.workers.response(job, policy, signal) ?? decideResponse(job, policy, profile, deps.facts(policy), noTrace)
  );
}
