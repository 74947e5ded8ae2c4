import type { Denial } from '../domain/denial.js';
import type { Edit } from '../domain/json/edit.js';
import { encodeUtf8 } from '../domain/json/encode.js';
import { spliceJson } from '../domain/json/splice.js';
import type { JsonObject, JsonValue } from '../domain/json/types.js';
import type { LinkResolver } from '../domain/ports.js';
import { assertNever } from '../domain/result.js';
import type { Trace } from '../domain/trace.js';
import type { CompiledPolicy, CompiledProfile } from '../rules/policy/compiled.js';
import { redactJson } from '../rules/secrets/redact-json.js';
import type { CallPolicy } from '../rules/tools/call-policy.js';
import { isCanary } from '../rules/tools/canary.js';
import { judgeCall } from '../rules/tools/judge-call.js';
import { judgeCompletion } from '../rules/tools/judge-completion.js';
import { judgePrompt } from '../rules/tools/judge-prompt.js';
import { judgeResourceRead } from '../rules/tools/judge-resource-read.js';
import type { LearnedSchemas } from '../rules/tools/learn.js';
import { isToolAllowed } from '../rules/tools/tool-gate.js';
import type { OpenCall } from './open-call.js';
import type { CallSubject, RequestDecision } from './types.js';

/** What the world outside knows and a decision needs. */
export interface RequestWorld {
  /** Follows links on a disk that guard and upstream share. */
  readonly links: (service: string) => LinkResolver | undefined;
  /** What tools/list results have taught so far. */
  readonly learned: () => LearnedSchemas;
}

/** What a call is about, for rows and metadata. A uri is a path: only its scheme is named. */
export function subjectOf(call: OpenCall): CallSubject {
  switch (call.kind) {
    case 'tool':
    case 'prompt':
      return { name: call.name };
    case 'resource':
      return { name: /^[a-z][a-z0-9+.-]{0,31}(?=:)/i.exec(call.uri)?.[0]?.toLowerCase() };
    case 'completion':
    case 'other':
      return { name: undefined };
    default:
      return assertNever(call);
  }
}

/** Whether the call asks for the canary, which is denied whoever asks. */
export function asksForCanary(call: OpenCall): boolean {
  switch (call.kind) {
    case 'tool':
      return isCanary('tools/call', call.name);
    case 'prompt':
      return isCanary('prompts/get', call.name);
    case 'resource':
      return isCanary('resources/read', call.uri);
    case 'completion':
    case 'other':
      return false;
    default:
      return assertNever(call);
  }
}

/**
 * Decides one request for one profile: tool allowlist, paths, secrets that the caller sends. The first denial ends it.
 * Identity and rate were settled before (see hooks/check-request.ts).
 */
export function decideRequest(
  call: OpenCall,
  service: string,
  policy: CompiledPolicy,
  profile: CompiledProfile,
  world: RequestWorld,
  trace: Trace,
): RequestDecision {
  const subject = subjectOf(call);
  const denial = deniedTool(call, service, profile, trace) ?? deniedPath(call, service, policy, profile, world, trace);
  if (denial !== undefined) return { kind: 'deny', subject, denial };
  return outgoingSecrets(call, service, subject, policy, profile, trace);
}

function deniedTool(call: OpenCall, service: string, profile: CompiledProfile, trace: Trace): Denial | undefined {
  if (call.kind !== 'tool' || isToolAllowed(profile.tools, service, call.name)) return undefined;
  if (trace.on) trace.step({ stage: 'tool', detail: 'the profile does not allow the tool', verdict: 'deny' });
  return { code: 'tool-denied' };
}

function deniedPath(
  call: OpenCall,
  service: string,
  policy: CompiledPolicy,
  profile: CompiledProfile,
  world: RequestWorld,
  trace: Trace,
): Denial | undefined {
  const rules = callPolicy(service, policy, profile, world);
  switch (call.kind) {
    case 'tool':
      return (
        judgeCall({ service, tool: call.name, args: call.args }, rules, trace) ??
        judgeRest(call.params, service, rules, trace)
      );
    case 'prompt':
      return (
        judgePrompt({ service, name: call.name, args: call.args }, rules, trace) ??
        judgeRest(call.params, service, rules, trace)
      );
    case 'resource':
      return judgeResourceRead({ uri: call.uri }, rules, trace) ?? judgeRest(call.params, service, rules, trace);
    case 'completion':
      return judgeCompletion({ service, params: call.params }, rules, trace);
    case 'other':
      return call.params === undefined ? undefined : judgeOpenParams(call.params, service, rules, trace);
    default:
      return assertNever(call);
  }
}

/** Params that are judged by what they are, or that the server wrote itself. */
const JUDGED: ReadonlySet<string> = new Set(['name', 'arguments', 'uri', 'requestState']);

/** Answers to questions of the server, `_meta`, and params that the specification does not know: some server may read them. */
function judgeRest(params: JsonObject, service: string, rules: CallPolicy, trace: Trace): Denial | undefined {
  const rest = Object.keys(params).filter((key) => !JUDGED.has(key));
  if (rest.length === 0) return undefined;
  const open = Object.fromEntries(rest.map((key) => [key, params[key] ?? null]));
  return judgeOpenParams(open, service, rules, trace);
}

/** Params that belong to no tool: every string is looked at, whatever the profile says of unknown tools. */
function judgeOpenParams(params: JsonValue, service: string, rules: CallPolicy, trace: Trace): Denial | undefined {
  return judgeCall({ service, tool: '', args: params }, { ...rules, unknownTools: 'inspect' }, trace);
}

function callPolicy(
  service: string,
  policy: CompiledPolicy,
  profile: CompiledProfile,
  world: RequestWorld,
): CallPolicy {
  return {
    catalogue: policy.catalogue,
    paths: profile.paths,
    unknownTools: profile.unknownTools,
    learned: world.learned(),
    gate: profile.tools,
    root: policy.services.get(service)?.root,
    links: world.links(service),
  };
}

function outgoingSecrets(
  call: OpenCall,
  service: string,
  subject: CallSubject,
  policy: CompiledPolicy,
  profile: CompiledProfile,
  trace: Trace,
): RequestDecision {
  const isCall = call.kind === 'tool' || call.kind === 'prompt';
  if (profile.argumentSecrets.action === 'pass' || !isCall || call.args === undefined) return { kind: 'pass', subject };
  const exempt = call.kind === 'tool' ? profile.argumentSecrets.exempt(service, call.name) : new Set<string>();
  const keep = (pointer: string): boolean => exempt.has(pointer.slice(1));
  const { edit, findings } = redactJson(policy.scanner, call.args, { marker: policy.secrets.marker, keep, trace });
  const first = findings[0];
  if (first === undefined || edit === undefined) return { kind: 'pass', subject };
  if (profile.argumentSecrets.action === 'deny') {
    return { kind: 'deny', subject, denial: { code: 'secret-in-arguments', rule: first.rule, at: first.at } };
  }
  const whole: Edit = { kind: 'members', edits: new Map([['arguments', edit]]), renames: new Map() };
  return { kind: 'replace', subject, findings, params: encodeUtf8(spliceJson(call.text, whole)) };
}
