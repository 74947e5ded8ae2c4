import { asksForCanary, decideRequest, subjectOf } from '../decisions/decide-request.js';
import { decideResponse } from '../decisions/decide-response.js';
import { openCall } from '../decisions/open-call.js';
import type { RequestDecision, ResponseDecision } from '../decisions/types.js';
import type { Denial } from '../domain/denial.js';
import type { Fault } from '../domain/fault.js';
import type { Finding } from '../domain/finding.js';
import { err, ok, type Result } from '../domain/result.js';
import { collectTrace, type TraceStep } from '../domain/trace.js';
import { denialAnswer } from '../hooks/denial-answer.js';
import type { CompiledPolicy, CompiledProfile } from '../rules/policy/compiled.js';
import { loadPolicy } from './load-policy.js';
import { machineFacts } from './machine-facts.js';
import { createWorld } from './world.js';

/** Under what the decision is made. */
export interface Place {
  readonly policyFile: string | undefined;
  readonly service: string;
  /** A client's id; undefined: a caller whom the policy does not know. */
  readonly client: string | undefined;
}

/** One decision, for people and scripts. Never holds a secret that was found. */
export interface Explanation {
  readonly verdict: 'pass' | 'deny' | 'replace';
  readonly code?: string;
  readonly rule?: string;
  readonly pattern?: string;
  readonly at?: string;
  readonly reason?: string;
  readonly mode: 'enforce' | 'observe';
  readonly policy: string;
  readonly findings: readonly Finding[];
  readonly droppedKeys: readonly string[];
  readonly trace: readonly TraceStep[];
}

interface Setting {
  readonly policy: CompiledPolicy;
  readonly profile: CompiledProfile;
}

/** Decides one request as `serve` would, without counting it against a rate. */
export function explainCall(
  place: Place & { readonly method: string; readonly params: Uint8Array | undefined },
): Result<Explanation, readonly Fault[]> {
  const setting = settle(place);
  if (!setting.ok) return setting;
  const { policy, profile } = setting.value;
  const trace = collectTrace();
  const call = openCall(place.method, place.params, policy.limits);
  let decision: RequestDecision;
  if (!call.ok) decision = { kind: 'deny', subject: { name: undefined }, denial: call.error };
  else if (asksForCanary(call.value))
    decision = { kind: 'deny', subject: subjectOf(call.value), denial: { code: 'canary' } };
  else decision = decideRequest(call.value, place.service, policy, profile, createWorld(policy), trace);
  return ok(explanation(decision, setting.value, trace.steps));
}

/** Decides one result as `serve` would. */
export function explainResult(
  place: Place & { readonly method: string; readonly result: Uint8Array },
): Result<Explanation, readonly Fault[]> {
  const setting = settle(place);
  if (!setting.ok) return setting;
  const { policy, profile } = setting.value;
  const trace = collectTrace();
  const input = { services: [place.service], method: place.method, result: place.result };
  return ok(
    explanation(decideResponse(input, policy, profile, machineFacts(policy), trace), setting.value, trace.steps),
  );
}

function settle(place: Place): Result<Setting, readonly Fault[]> {
  const loaded = loadPolicy(place.policyFile);
  if (!loaded.ok) return loaded;
  const policy = loaded.value;
  const profile = profileFor(policy, place.client);
  return profile === undefined
    ? err([{ path: [], message: clientFault(policy, place.client) }])
    : ok({ policy, profile });
}

/** The profile of a client by its id; of a caller whom the policy does not know without one. */
export function profileFor(policy: CompiledPolicy, client: string | undefined): CompiledProfile | undefined {
  const known = policy.clients.find((entry) => entry.id === client);
  if (client !== undefined) return known === undefined ? undefined : policy.profiles.get(known.profile);
  return policy.unknownClient.kind === 'profile' ? policy.profiles.get(policy.unknownClient.name) : undefined;
}

/** Why `profileFor` found none. */
export function clientFault(policy: CompiledPolicy, client: string | undefined): string {
  if (client === undefined) return 'the policy denies unknown clients: name one with --client';
  const ids = policy.clients.map((entry) => entry.id).slice(0, 20);
  return `no client '${client}' in the policy${ids.length === 0 ? '' : `; known are ${ids.join(', ')}`}`;
}

function explanation(
  decision: RequestDecision | ResponseDecision,
  setting: Setting,
  trace: readonly TraceStep[],
): Explanation {
  const base = { mode: setting.profile.mode, policy: setting.policy.fingerprint, trace };
  if (decision.kind === 'deny')
    return { verdict: 'deny', ...denied(decision.denial), findings: [], droppedKeys: [], ...base };
  if (decision.kind === 'pass') return { verdict: 'pass', findings: [], droppedKeys: [], ...base };
  const droppedKeys = 'changes' in decision ? decision.changes.droppedKeys : [];
  return { verdict: 'replace', findings: decision.findings, droppedKeys, ...base };
}

function denied(denial: Denial): Pick<Explanation, 'code' | 'rule' | 'pattern' | 'at' | 'reason'> {
  return {
    code: denial.code,
    reason: denialAnswer(denial, '').reason,
    ...(denial.rule === undefined ? {} : { rule: denial.rule }),
    ...(denial.pattern === undefined ? {} : { pattern: denial.pattern }),
    ...(denial.at === undefined ? {} : { at: denial.at }),
  };
}
