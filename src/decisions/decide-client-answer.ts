import type { Denial } from '../domain/denial.js';
import type { Finding } from '../domain/finding.js';
import { type DecodedJson, decodeJson } from '../domain/json/decode.js';
import type { Edit } from '../domain/json/edit.js';
import { encodeUtf8 } from '../domain/json/encode.js';
import { spliceJson } from '../domain/json/splice.js';
import { err, ok, type Result } from '../domain/result.js';
import type { Trace } from '../domain/trace.js';
import type { CompiledPolicy, CompiledProfile } from '../rules/policy/compiled.js';
import { redactJson } from '../rules/secrets/redact-json.js';
import { decideRequest, type RequestWorld } from './decide-request.js';
import { filterRoots } from './filter-roots.js';
import { jsonDenial } from './open-call.js';
import type { ResponseDecision } from './types.js';

export interface ClientAnswer {
  readonly service: string;
  /** The server's request that is answered. */
  readonly method: string;
  readonly result: Uint8Array;
}

/**
 * Decides what a client answers to a server's request. It is input of the server's, as arguments are: roots are filtered,
 * what a person filled in is judged as arguments of an unknown tool, and secrets follow the rule for arguments. A model's
 * text (sampling) is prose: no paths are looked for in it.
 */
export function decideClientAnswer(
  answer: ClientAnswer,
  policy: CompiledPolicy,
  profile: CompiledProfile,
  world: RequestWorld,
  trace: Trace,
): ResponseDecision {
  const decoded = decodeJson(answer.result, policy.limits);
  if (!decoded.ok) return { kind: 'deny', denial: jsonDenial(decoded.error) };
  const edit = shownEdit(answer, decoded.value, policy, profile, world, trace);
  if (!edit.ok) return { kind: 'deny', denial: edit.error };
  return redactOutgoing(decoded.value, edit.value, policy, profile, trace);
}

function shownEdit(
  answer: ClientAnswer,
  decoded: DecodedJson,
  policy: CompiledPolicy,
  profile: CompiledProfile,
  world: RequestWorld,
  trace: Trace,
): Result<Edit | undefined, Denial> {
  const { service, method } = answer;
  if (method === 'roots/list') return ok(filterRoots(decoded.value, policy.services.get(service)?.root, profile.paths));
  if (method === 'sampling/createMessage') return ok(undefined);
  const call = { kind: 'other' as const, params: decoded.value, text: decoded.text };
  const decision = decideRequest(call, service, policy, profile, world, trace);
  return decision.kind === 'deny' ? err(decision.denial) : ok(undefined);
}

function redactOutgoing(
  decoded: DecodedJson,
  before: Edit | undefined,
  policy: CompiledPolicy,
  profile: CompiledProfile,
  trace: Trace,
): ResponseDecision {
  const { action } = profile.argumentSecrets;
  const options = { marker: policy.secrets.marker, trace, ...(before === undefined ? {} : { skip: before }) };
  const { edit, findings }: { readonly edit?: Edit | undefined; readonly findings: readonly Finding[] } =
    action === 'pass' ? { edit: before, findings: [] } : redactJson(policy.scanner, decoded.value, options);
  const first = findings[0];
  if (first !== undefined && action === 'deny') {
    return { kind: 'deny', denial: { code: 'secret-in-arguments', rule: first.rule, at: first.at } };
  }
  if (edit === undefined) return { kind: 'pass' };
  const redactions: Record<string, number> = {};
  for (const finding of findings) redactions[finding.rule] = (redactions[finding.rule] ?? 0) + 1;
  const result = encodeUtf8(spliceJson(decoded.text, edit));
  return { kind: 'replace', result, changes: { redactions, droppedKeys: [] }, findings };
}
