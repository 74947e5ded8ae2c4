import type { Edit } from '../domain/json/edit.js';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, member } from '../domain/json/types.js';
import { judgePath, judgeUri } from '../rules/paths/judge-path.js';
import type { PathRules } from '../rules/paths/types.js';
import { patchPaths } from '../rules/tools/judge/patch-paths.js';

/** What stands where a resource or a text about a denied file stood. */
export const WITHHELD = '[WITHHELD]';

/**
 * Takes out what a result says of denied files that the request did not name: a link was followed, a diff was made of a
 * whole tree. Embedded resources and links whose uri is a denied path are replaced by a text block; contents of
 * resources/read go; a text with a diff header of a denied file is replaced, in every copy.
 * @returns undefined when nothing is withheld.
 */
export function withholdDenied(value: JsonValue, paths: PathRules): Edit | undefined {
  if (!isJsonObject(value)) return undefined;
  const edits = new Map<string, Edit>();
  put(
    edits,
    'content',
    listEdit(member(value, 'content'), (item) => blockEdit(item, paths)),
  );
  put(
    edits,
    'contents',
    listEdit(member(value, 'contents'), (item) => contentsEdit(item, paths)),
  );
  put(
    edits,
    'messages',
    listEdit(member(value, 'messages'), (item) => messageEdit(item, paths)),
  );
  put(edits, 'structuredContent', copyEdit(member(value, 'structuredContent'), paths));
  const inner = member(value, 'result');
  if (inner !== undefined) put(edits, 'result', withholdDenied(inner, paths));
  return edits.size === 0 ? undefined : { kind: 'members', edits, renames: new Map() };
}

function put(edits: Map<string, Edit>, key: string, edit: Edit | undefined): void {
  if (edit !== undefined) edits.set(key, edit);
}

function listEdit(list: JsonValue | undefined, editOf: (item: JsonObject) => Edit | undefined): Edit | undefined {
  if (!isJsonArray(list)) return undefined;
  const edits = new Map<number, Edit>();
  for (const [index, item] of list.entries()) {
    const edit = isJsonObject(item) ? editOf(item) : undefined;
    if (edit !== undefined) edits.set(index, edit);
  }
  return edits.size === 0 ? undefined : { kind: 'elements', edits };
}

const withheldBlock: Edit = { kind: 'set', value: { type: 'text', text: WITHHELD } };

function blockEdit(block: JsonObject, paths: PathRules): Edit | undefined {
  const resource = member(block, 'resource');
  if (isDeniedUri(member(block, 'uri'), paths)) return withheldBlock;
  if (
    isJsonObject(resource) &&
    (isDeniedUri(member(resource, 'uri'), paths) || isDeniedDiff(member(resource, 'text'), paths))
  )
    return withheldBlock;
  return isDeniedDiff(member(block, 'text'), paths) ? withheldBlock : undefined;
}

function contentsEdit(contents: JsonObject, paths: PathRules): Edit | undefined {
  return isDeniedUri(member(contents, 'uri'), paths) || isDeniedDiff(member(contents, 'text'), paths)
    ? { kind: 'drop' }
    : undefined;
}

function messageEdit(message: JsonObject, paths: PathRules): Edit | undefined {
  const content = member(message, 'content');
  const edit = isJsonObject(content) ? blockEdit(content, paths) : undefined;
  return edit === undefined ? undefined : { kind: 'members', edits: new Map([['content', edit]]), renames: new Map() };
}

/** structuredContent repeats what the blocks say: content blocks and diffs in it go the same way, the rest keeps its form. */
function copyEdit(value: JsonValue | undefined, paths: PathRules): Edit | undefined {
  if (typeof value === 'string') return isDeniedDiff(value, paths) ? { kind: 'set', value: WITHHELD } : undefined;
  if (isJsonArray(value)) {
    const edits = new Map<number, Edit>();
    for (const [index, item] of value.entries()) {
      const edit = copyEdit(item, paths);
      if (edit !== undefined) edits.set(index, edit);
    }
    return edits.size === 0 ? undefined : { kind: 'elements', edits };
  }
  if (!isJsonObject(value)) return undefined;
  if (isResourceBlock(value) && blockEdit(value, paths) !== undefined) return withheldBlock;
  const edits = new Map<string, Edit>();
  for (const key of Object.keys(value)) put(edits, key, copyEdit(value[key], paths));
  return edits.size === 0 ? undefined : { kind: 'members', edits, renames: new Map() };
}

function isResourceBlock(value: JsonObject): boolean {
  const type = member(value, 'type');
  return type === 'resource' || type === 'resource_link';
}

function isDeniedUri(uri: JsonValue | undefined, paths: PathRules): boolean {
  return typeof uri === 'string' && judgeUri(paths, uri).kind !== 'allow';
}

/** A text counts as a diff when it has the header lines of one: prose with a dash and a name does not. */
function isDeniedDiff(text: JsonValue | undefined, paths: PathRules): boolean {
  // Rare characters first in both needles: the search runs at memory speed over ordinary text.
  if (typeof text !== 'string' || !(text.includes('+++ ') || text.includes('--git '))) return false;
  return patchPaths(text).some((path) => judgePath(paths, path).kind === 'deny');
}
