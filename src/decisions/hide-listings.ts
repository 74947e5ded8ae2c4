import type { DecodedJson } from '../domain/json/decode.js';
import type { Edit } from '../domain/json/edit.js';
import { spliceJson } from '../domain/json/splice.js';
import { isJsonArray, isJsonObject, type JsonValue, member } from '../domain/json/types.js';
import { hideEntries, hideInTree } from '../rules/listings/hide-entries.js';
import type { PathRules } from '../rules/paths/types.js';

/**
 * Takes entries of denied paths out of listings, in the text blocks of a result and in its structured copy. What is left is a
 * result like any other: it has yet to be reduced and searched. The same object when nothing is hidden.
 */
export function hideListings(decoded: DecodedJson, paths: PathRules): DecodedJson {
  const edit = listingsEdit(decoded.value, paths);
  if (edit === undefined) return decoded;
  const text = spliceJson(decoded.text, edit);
  const value: JsonValue = JSON.parse(text);
  return { text, value };
}

function listingsEdit(value: JsonValue, paths: PathRules): Edit | undefined {
  if (!isJsonObject(value)) return undefined;
  const edits = new Map<string, Edit>();
  const content = contentEdit(member(value, 'content'), paths);
  if (content !== undefined) edits.set('content', content);
  const structured = member(value, 'structuredContent');
  const copy = structured === undefined ? undefined : hideInCopy(structured, paths);
  if (copy !== structured && copy !== undefined) edits.set('structuredContent', { kind: 'set', value: copy });
  return edits.size === 0 ? undefined : { kind: 'members', edits, renames: new Map() };
}

function contentEdit(content: JsonValue | undefined, paths: PathRules): Edit | undefined {
  const edits = new Map<number, Edit>();
  for (const [index, block] of (isJsonArray(content) ? content : []).entries()) {
    const text = isJsonObject(block) ? member(block, 'text') : undefined;
    const kept = typeof text === 'string' ? hideEntries(text, paths) : text;
    if (kept !== text && kept !== undefined)
      edits.set(index, {
        kind: 'members',
        edits: new Map([['text', { kind: 'set', value: kept }]]),
        renames: new Map(),
      });
  }
  return edits.size === 0 ? undefined : { kind: 'elements', edits };
}

/** Strings of the copy are listings as the text is; arrays and objects are trees. */
function hideInCopy(value: JsonValue, paths: PathRules): JsonValue {
  if (typeof value === 'string') return hideEntries(value, paths);
  const pruned = hideInTree(value, paths);
  if (!isJsonObject(pruned)) return pruned;
  let changed = pruned !== value;
  const entries = Object.entries(pruned).map(([key, item]) => {
    const kept = typeof item === 'string' ? hideEntries(item, paths) : item;
    if (kept !== item) changed = true;
    return [key, kept] as const;
  });
  return changed ? Object.fromEntries(entries) : value;
}
