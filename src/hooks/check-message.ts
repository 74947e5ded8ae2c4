import type { ResponseDecision } from '../decisions/types.js';
import type { Denial } from '../domain/denial.js';
import { type Ready, whenReady } from '../domain/ready.js';
import type { CompiledPolicy, CompiledProfile } from '../rules/policy/compiled.js';
import type { ResponseAnswer, ResponseMessage } from '../wire/types.js';
import { guarded } from './guarded.js';
import { identify, metadataText } from './identify.js';
import type { HookDeps } from './ports.js';
import { Recorder } from './recorder.js';

/** Decides one message for one profile. */
export type DecideMessage = (
  message: Pick<ResponseMessage, 'services' | 'method' | 'result'>,
  policy: CompiledPolicy,
  profile: CompiledProfile,
) => ResponseDecision;

export type CheckMessage = (message: ResponseMessage, signal: AbortSignal) => Ready<ResponseAnswer>;

/**
 * A hook for messages that ExtMCP has no call for, decided by `decide`; `message.result` holds what is decided. Only a
 * decision that changes or stops something has a row: progress and log lines come by the thousand.
 */
export function createCheckMessage(deps: HookDeps, decide: DecideMessage): CheckMessage {
  return (message, signal) => {
    const policy = deps.policy();
    const record = new Recorder(deps, policy, 'response', message);
    record.bytesIn(message.result);
    const run = (): ResponseDecision => decideFor(deps, policy, message, record, decide);
    return whenReady(guarded(deps, 'response', signal, run, deny), (decision) =>
      decision.kind === 'pass' ? { kind: 'pass' } : record.answerResponse(decision),
    );
  };
}

const deny = (denial: Denial): ResponseDecision => ({ kind: 'deny', denial });

function decideFor(
  deps: HookDeps,
  policy: CompiledPolicy,
  message: ResponseMessage,
  record: Recorder,
  decide: DecideMessage,
): ResponseDecision {
  const metadata = message.metadata();
  if (!metadata.ok) return deny({ code: 'undecodable', rule: 'metadata' });
  record.reference(metadataText(metadata.value, 'ref'), metadataText(metadata.value, 'tool'));
  const caller = identify({ metadata: metadata.value, authorization: [] }, policy, deps.digests, deps.clock.wallMs());
  if (!caller.ok) return deny(caller.error);
  record.caller(caller.value);
  const profile = policy.profiles.get(caller.value.profile);
  return profile === undefined ? deny({ code: 'internal', rule: 'profile' }) : decide(message, policy, profile);
}
