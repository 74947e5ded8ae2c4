import { decideRequest } from '../../decisions/decide-request.js';
import { decideResponse } from '../../decisions/decide-response.js';
import { openCall } from '../../decisions/open-call.js';
import type { Denial } from '../../domain/denial.js';
import type { JsonObject } from '../../domain/json/types.js';
import { noTrace } from '../../domain/trace.js';
import type { CompiledPolicy, CompiledProfile } from '../../rules/policy/compiled.js';
import { machineFacts } from '../machine-facts.js';
import { createWorld } from '../world.js';
import { measureResult, type Yardstick } from './measure.js';
import type { AfterPolicy } from './types.js';

export interface Judge {
  readonly policy: CompiledPolicy;
  readonly profile: CompiledProfile;
  readonly service: string;
}

/** What a policy makes of a request and of the result that it had. */
export function judgeAfter(
  judge: Judge,
  call: { readonly method: string; readonly params: JsonObject },
  result: Uint8Array,
  yardstick: Yardstick,
): AfterPolicy {
  const { policy, profile, service } = judge;
  const opened = openCall(call.method, Buffer.from(JSON.stringify(call.params)), policy.limits);
  if (!opened.ok) return denied('request', opened.error);
  const before = decideRequest(opened.value, service, policy, profile, createWorld(policy), noTrace);
  if (before.kind === 'deny') return denied('request', before.denial);
  const input = { services: [service], method: call.method, result };
  const decision = decideResponse(input, policy, profile, machineFacts(policy), noTrace);
  if (decision.kind === 'deny') return denied('response', decision.denial);
  const bytes = decision.kind === 'replace' ? decision.result : result;
  return { verdict: decision.kind, ...measureResult(call.method, bytes, yardstick) };
}

function denied(hook: 'request' | 'response', denial: Denial): AfterPolicy {
  return { verdict: 'deny', hook, code: denial.code, ...(denial.rule === undefined ? {} : { rule: denial.rule }) };
}
