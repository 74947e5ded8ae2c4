import { asksForCanary, decideRequest } from '../../decisions/decide-request.js';
import { decideResponse } from '../../decisions/decide-response.js';
import { openCall } from '../../decisions/open-call.js';
import type { Denial } from '../../domain/denial.js';
import type { Fault } from '../../domain/fault.js';
import type { Finding } from '../../domain/finding.js';
import type { JsonValue } from '../../domain/json/types.js';
import { ok, type Result } from '../../domain/result.js';
import { noTrace } from '../../domain/trace.js';
import type { CompiledPolicy, CompiledProfile } from '../../rules/policy/compiled.js';
import { machineFacts } from '../machine-facts.js';
import { requireProfile } from '../require-profile.js';
import { createWorld } from '../world.js';
import type { Expander } from './expand-values.js';
import type { TestCase } from './suite-schema.js';
import type { Observed } from './types.js';

/** The service of a case that names none. */
const SERVICE = 'filesystem';

/** The message of a case, as it would come over the wire. */
export interface Subject {
  readonly service: string;
  readonly client: string | undefined;
  readonly hook: 'request' | 'response';
  readonly method: string;
  readonly body: Uint8Array | undefined;
  /** The tool of a call. */
  readonly tool: string | undefined;
}

/** Puts a case's message together, with its made-up secrets. */
export function subjectOf(one: TestCase, expander: Expander): Subject {
  const service = one.call?.service ?? one.result?.service ?? one.service ?? SERVICE;
  const client = one.call?.client ?? one.result?.client ?? one.client;
  const encode = (value: JsonValue): Uint8Array => Buffer.from(JSON.stringify(expander.value(value)));
  if (one.call !== undefined) {
    const { tool, args } = one.call;
    const body = encode({ name: tool, arguments: args });
    return { service, client, hook: 'request', method: 'tools/call', body, tool };
  }
  if (one.result !== undefined) {
    const { method, value } = one.result;
    return { service, client, hook: 'response', method, body: encode(value), tool: undefined };
  }
  const body = one.params === undefined ? undefined : encode(one.params);
  return { service, client, hook: 'request', method: one.method ?? '', body, tool: undefined };
}

/** Decides a case as `serve` would, without counting it against a rate. The fault is a client that the policy does not have. */
export function observeCase(subject: Subject, policy: CompiledPolicy): Result<Observed, readonly Fault[]> {
  const profile = requireProfile(policy, subject.client);
  if (!profile.ok) {
    const strange = subject.client === undefined && policy.unknownClient.kind === 'deny';
    return strange ? ok(denied({ code: 'client-unknown' })) : profile;
  }
  return ok(
    subject.hook === 'request' ? request(subject, policy, profile.value) : response(subject, policy, profile.value),
  );
}

function request({ method, body, service }: Subject, policy: CompiledPolicy, profile: CompiledProfile): Observed {
  const call = openCall(method, body, policy.limits);
  if (!call.ok) return denied(call.error);
  if (asksForCanary(call.value)) return denied({ code: 'canary' });
  const decision = decideRequest(call.value, service, policy, profile, createWorld(policy), noTrace);
  if (decision.kind === 'deny') return denied(decision.denial);
  if (decision.kind === 'pass') return passed(body);
  return replaced(decision.params, decision.findings);
}

function response({ method, body, service }: Subject, policy: CompiledPolicy, profile: CompiledProfile): Observed {
  const input = { services: [service], method, result: body ?? new Uint8Array() };
  const decision = decideResponse(input, policy, profile, machineFacts(policy), noTrace);
  if (decision.kind === 'deny') return denied(decision.denial);
  if (decision.kind === 'pass') return passed(body);
  return replaced(decision.result, decision.findings);
}

function denied({ code, rule }: Denial): Observed {
  return { verdict: 'deny', code, ...(rule === undefined ? {} : { rule }), redactions: {}, output: '' };
}

function passed(body: Uint8Array | undefined): Observed {
  return { verdict: 'pass', redactions: {}, output: Buffer.from(body ?? []).toString('utf8') };
}

function replaced(body: Uint8Array, findings: readonly Finding[]): Observed {
  const redactions: Record<string, number> = {};
  for (const { rule } of findings) redactions[rule] = (redactions[rule] ?? 0) + 1;
  return { verdict: 'replace', redactions, output: Buffer.from(body).toString('utf8') };
}
