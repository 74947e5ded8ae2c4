import { decodeJson } from '../domain/json/decode.js';
import type { Edit } from '../domain/json/edit.js';
import { encodeUtf8 } from '../domain/json/encode.js';
import { spliceJson } from '../domain/json/splice.js';
import { isJsonObject, type JsonValue, member } from '../domain/json/types.js';
import type { Trace } from '../domain/trace.js';
import { hideFacts, type MachineFact } from '../rules/facts/hide-facts.js';
import type { CompiledPolicy, CompiledProfile } from '../rules/policy/compiled.js';
import { redactJson } from '../rules/secrets/redact-json.js';
import { jsonDenial } from './open-call.js';
import type { ResponseDecision } from './types.js';
import { withholdDenied } from './withhold.js';

/** Members by which the two sides know what a message is: with a secret in one of them there is no message to save. */
const FIXED: readonly string[] = ['jsonrpc', 'id', 'method'];

/**
 * Decides a whole message of a server that is no result: an error answer, a notification, a request to the client. No
 * specification reduces these; secrets, denied resources and facts about the machine are taken out as they are of results.
 */
export function decideServerMessage(
  message: Uint8Array,
  policy: CompiledPolicy,
  profile: CompiledProfile,
  facts: readonly MachineFact[],
  trace: Trace,
): ResponseDecision {
  const decoded = decodeJson(message, policy.limits);
  if (!decoded.ok) return { kind: 'deny', denial: jsonDenial(decoded.error) };
  const { text, value } = decoded.value;
  const withheld = withheldParams(value, profile);
  const { edit, findings } =
    profile.response.secrets === 'off'
      ? { edit: withheld, findings: [] }
      : redactJson(policy.scanner, value, {
          marker: policy.secrets.marker,
          trace,
          ...(withheld === undefined ? {} : { skip: withheld }),
        });
  const first = findings[0];
  if (first !== undefined && (profile.response.secrets === 'deny' || touchesFixed(edit)))
    return { kind: 'deny', denial: { code: 'secret-in-result', rule: first.rule, at: first.at } };
  const all = profile.response.machineFacts === 'redact' ? hideFacts(value, facts, edit) : edit;
  if (all === undefined) return { kind: 'pass' };
  const redactions: Record<string, number> = {};
  for (const finding of findings) redactions[finding.rule] = (redactions[finding.rule] ?? 0) + 1;
  const result = encodeUtf8(spliceJson(text, all));
  return { kind: 'replace', result, changes: { redactions, droppedKeys: [] }, findings };
}

/** Messages for the client's model may embed resources as results do. */
function withheldParams(value: JsonValue, profile: CompiledProfile): Edit | undefined {
  const params = isJsonObject(value) ? member(value, 'params') : undefined;
  const edit = params === undefined ? undefined : withholdDenied(params, profile.paths);
  return edit === undefined ? undefined : { kind: 'members', edits: new Map([['params', edit]]), renames: new Map() };
}

function touchesFixed(edit: Edit | undefined): boolean {
  return edit?.kind === 'members' && FIXED.some((key) => edit.edits.has(key) || edit.renames.has(key));
}
