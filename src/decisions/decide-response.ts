import type { Denial } from '../domain/denial.js';
import type { Finding } from '../domain/finding.js';
import { type DecodedJson, decodeJson } from '../domain/json/decode.js';
import type { Edit } from '../domain/json/edit.js';
import { encodeUtf8 } from '../domain/json/encode.js';
import { mergeEdits } from '../domain/json/merge-edits.js';
import { spliceJson } from '../domain/json/splice.js';
import { err, ok, type Result } from '../domain/result.js';
import type { Trace } from '../domain/trace.js';
import { reduceResult } from '../rules/envelope/reduce.js';
import { hideFacts, type MachineFact } from '../rules/facts/hide-facts.js';
import type { CompiledPolicy, CompiledProfile } from '../rules/policy/compiled.js';
import { redactJson } from '../rules/secrets/redact-json.js';
import { hideListings } from './hide-listings.js';
import { hideTools, listSchemas } from './hide-tools.js';
import { jsonDenial } from './open-call.js';
import type { ResponseDecision, ResultChanges } from './types.js';
import { withholdDenied } from './withhold.js';

export interface ResultInput {
  readonly services: readonly string[];
  readonly method: string;
  readonly result: Uint8Array;
}

/** Most names of dropped keys that a row lists. */
const MAX_DROPPED_NAMES = 50;

/**
 * Decides one result for one profile: shape, reduction to the specification's keys, denied resources, hidden tools, secrets,
 * facts about the machine. What cannot be looked at is denied; what needs no change keeps its bytes.
 * @throws whatever the regexp engine throws when it runs out of memory: the caller answers with a denial.
 */
export function decideResponse(
  input: ResultInput,
  policy: CompiledPolicy,
  profile: CompiledProfile,
  facts: readonly MachineFact[],
  trace: Trace,
): ResponseDecision {
  const decoded = decodeJson(input.result, policy.limits);
  if (!decoded.ok) return { kind: 'deny', denial: jsonDenial(decoded.error) };
  const shown = profile.response.listings === 'hide' ? hideListings(decoded.value, profile.paths) : decoded.value;
  return decideShown(input, shown, shown !== decoded.value, { policy, profile, facts, trace });
}

interface Setting {
  readonly policy: CompiledPolicy;
  readonly profile: CompiledProfile;
  readonly facts: readonly MachineFact[];
  readonly trace: Trace;
}

/** @param changed whether `decoded` differs from the bytes that came, so that even without an edit it must be sent. */
function decideShown(input: ResultInput, decoded: DecodedJson, changed: boolean, setting: Setting): ResponseDecision {
  const { policy, profile, facts, trace } = setting;
  const reduced = reduce(input, decoded, profile, trace);
  if (!reduced.ok) return { kind: 'deny', denial: reduced.error };
  const edit = mergeEdits(withholdDenied(decoded.value, profile.paths), reduced.value.edit);
  const listed = input.method === 'tools/list' ? { learned: listSchemas(decoded.value) } : {};
  const hidden = input.method === 'tools/list' ? hideTools(decoded.value, input.services, profile.tools) : undefined;
  const secrets = redact(decoded, mergeEdits(hidden, edit), policy, profile, trace);
  const first = secrets.findings[0];
  if (first !== undefined && profile.response.secrets === 'deny') {
    return { kind: 'deny', denial: { code: 'secret-in-result', rule: first.rule, at: first.at } };
  }
  const all = profile.response.machineFacts === 'redact' ? hideFacts(decoded.value, facts, secrets.edit) : secrets.edit;
  if (all === undefined && !changed) return { kind: 'pass', ...listed };
  const changes = changesOf(secrets.findings, reduced.value.dropped);
  return {
    kind: 'replace',
    result: rewrite(input.method, decoded, all),
    changes,
    findings: secrets.findings,
    ...listed,
  };
}

interface Reduced {
  readonly edit: Edit | undefined;
  readonly dropped: readonly string[];
}

function reduce(
  input: ResultInput,
  decoded: DecodedJson,
  profile: CompiledProfile,
  trace: Trace,
): Result<Reduced, Denial> {
  if (profile.response.envelope === 'off') return ok({ edit: undefined, dropped: [] });
  const allowKeys = profile.response.allowKeys.get(input.method) ?? new Set<string>();
  const reduction = reduceResult(input.method, decoded.value, { meta: profile.response.meta, allowKeys });
  if (reduction.kind === 'malformed') {
    if (trace.on) trace.step({ stage: 'shape', detail: reduction.why, verdict: 'deny' });
    return err({ code: 'result-malformed', rule: 'envelope' });
  }
  if (trace.on)
    for (const at of reduction.dropped)
      trace.step({ stage: 'reduce', at, detail: 'not a key of the specification', verdict: 'change' });
  return ok(reduction);
}

function redact(
  decoded: DecodedJson,
  edit: Edit | undefined,
  policy: CompiledPolicy,
  profile: CompiledProfile,
  trace: Trace,
): { readonly edit?: Edit | undefined; readonly findings: readonly Finding[] } {
  if (profile.response.secrets === 'off') return { edit, findings: [] };
  return redactJson(policy.scanner, decoded.value, {
    marker: policy.secrets.marker,
    trace,
    ...(edit === undefined ? {} : { skip: edit }),
  });
}

/** Writes the changed result, and reads it again: an answer that is not the method's would be a fault of ours. */
function rewrite(method: string, decoded: DecodedJson, edit: Edit | undefined): Uint8Array<ArrayBuffer> {
  const text = edit === undefined ? decoded.text : spliceJson(decoded.text, edit);
  const again: unknown = JSON.parse(text);
  if (typeof again !== 'object' || again === null || Array.isArray(again))
    throw new TypeError(`a rewritten ${method} result is no object`);
  return encodeUtf8(text);
}

function changesOf(findings: readonly Finding[], dropped: readonly string[]): ResultChanges {
  const redactions: Record<string, number> = {};
  for (const finding of findings) redactions[finding.rule] = (redactions[finding.rule] ?? 0) + 1;
  const names = new Set<string>();
  for (const pointer of dropped) {
    if (names.size >= MAX_DROPPED_NAMES) break;
    names.add(
      pointer
        .slice(pointer.lastIndexOf('/') + 1)
        .slice(0, 64)
        .toWellFormed(),
    );
  }
  return { redactions, droppedKeys: [...names] };
}
