import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, member } from '../../../domain/json/types.js';
import { joinUri, renameMember, stringMember, type TargetNames } from './target-names.js';

/** What one target answered to a fanned-out request. */
export interface TargetResult {
  readonly target: string;
  readonly result: JsonValue;
}

/** The list that a method's result holds, and the member of its items that names them. */
const LISTS: ReadonlyMap<string, { readonly key: string; readonly name: string; readonly uri: boolean }> = new Map([
  ['tools/list', { key: 'tools', name: 'name', uri: false }],
  ['prompts/list', { key: 'prompts', name: 'name', uri: false }],
  ['resources/list', { key: 'resources', name: 'uri', uri: true }],
  ['resources/templates/list', { key: 'resourceTemplates', name: 'uriTemplate', uri: true }],
]);

/** What agentgateway 1.4 writes into every list result before it asks a guard. */
const LIST_HINTS: JsonObject = { resultType: 'complete', ttlMs: 0, cacheScope: 'private' };

/**
 * One result out of several. A single target's stands as it is. Lists are joined with the client's names (pages of one
 * target do not combine with another's, so there is no cursor); `initialize` announces what any target can do and the
 * oldest version that all speak; everything else is empty.
 */
export function mergeResults(method: string, results: readonly TargetResult[], names: TargetNames): JsonValue {
  const [first] = results;
  if (results.length === 1 && first !== undefined) return withListHints(method, renameList(method, first, names));
  if (method === 'initialize') return mergeInitialize(results);
  const list = LISTS.get(method);
  if (list === undefined) return {};
  const items = results.flatMap((result) => arrayMember(renameList(method, result, names), list.key));
  return withListHints(method, { [list.key]: items });
}

/** Takes the hints out again, for clients whose protocol version has none. */
export function withoutListHints(method: string, result: JsonValue): JsonValue {
  if (!LISTS.has(method) || !isJsonObject(result)) return result;
  return Object.fromEntries(Object.entries(result).filter(([key]) => !Object.hasOwn(LIST_HINTS, key)));
}

function withListHints(method: string, result: JsonValue): JsonValue {
  return LISTS.has(method) && isJsonObject(result) ? { ...LIST_HINTS, ...result } : result;
}

function renameList(method: string, { target, result }: TargetResult, names: TargetNames): JsonValue {
  const list = LISTS.get(method);
  if (list === undefined || !isJsonObject(result) || !isJsonArray(member(result, list.key))) return result;
  const rename = (name: string): string => (list.uri ? joinUri(names, target, name) : names.join('name', target, name));
  return { ...result, [list.key]: arrayMember(result, list.key).map((item) => renameMember(item, list.name, rename)) };
}

function mergeInitialize(results: readonly TargetResult[]): JsonObject {
  const objects = results.flatMap(({ target, result }) => (isJsonObject(result) ? [{ target, result }] : []));
  const versions = objects.flatMap(({ result }) => stringMember(result, 'protocolVersion') ?? []);
  const instructions = objects.flatMap(({ target, result }) => {
    const text = stringMember(result, 'instructions');
    return text === undefined || text === '' ? [] : [`${target}: ${text}`];
  });
  return {
    protocolVersion: versions.sort()[0] ?? '',
    capabilities: mergeObjects(objects.map(({ result }) => objectMember(result, 'capabilities'))),
    serverInfo: { name: 'extmcp-guard development gateway', version: '1' },
    ...(instructions.length > 0 ? { instructions: instructions.join('\n\n') } : {}),
  };
}

/** Joins capability objects two levels deep: what any of them has. */
function mergeObjects(objects: readonly JsonObject[]): JsonObject {
  const merged = new Map<string, JsonValue>();
  for (const [key, value] of objects.flatMap((object) => Object.entries(object))) {
    const before = merged.get(key);
    merged.set(key, isJsonObject(before) && isJsonObject(value) ? { ...before, ...value } : value);
  }
  return Object.fromEntries(merged);
}

function objectMember(object: JsonObject, key: string): JsonObject {
  const value = member(object, key);
  return isJsonObject(value) ? value : {};
}

function arrayMember(value: JsonValue, key: string): readonly JsonValue[] {
  const list = isJsonObject(value) ? member(value, key) : undefined;
  return isJsonArray(list) ? list : [];
}
