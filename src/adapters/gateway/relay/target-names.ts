import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, member } from '../../../domain/json/types.js';

/**
 * Names as clients see them. With one target they are the target's own. With several, a tool or prompt is
 * `<target>_<name>` and a resource or task `<target>+<id>`, as agentgateway writes them.
 */
export interface TargetNames {
  /** The target that a client's name stands for, and the name there; undefined when no target is called so. */
  split(kind: NameKind, name: string): { readonly target: string; readonly name: string } | undefined;
  /** A target's own name, as clients see it. */
  join(kind: NameKind, target: string, name: string): string;
}

export type NameKind = 'name' | 'id';

const SEPARATOR: Readonly<Record<NameKind, string>> = { name: '_', id: '+' };
const URI_SCHEME = /^[A-Za-z][A-Za-z0-9+.-]{0,63}:/;

export function createTargetNames(targets: readonly string[]): TargetNames {
  const [only] = targets;
  if (targets.length === 1 && only !== undefined) {
    return { split: (_kind, name) => ({ target: only, name }), join: (_kind, _target, name) => name };
  }
  const known = new Set(targets);
  return {
    split(kind, name) {
      const cut = name.indexOf(SEPARATOR[kind]);
      const target = name.slice(0, Math.max(cut, 0));
      return known.has(target) ? { target, name: name.slice(cut + 1) } : undefined;
    },
    join: (kind, target, name) => `${target}${SEPARATOR[kind]}${name}`,
  };
}

/** A resource's uri as clients see it; a relative reference has no scheme to put the target before and stays. */
export function joinUri(names: TargetNames, target: string, uri: string): string {
  return URI_SCHEME.test(uri) ? names.join('id', target, uri) : uri;
}

/** Rewrites the uris in a `resources/read` result to the client's names. */
export function renameContents(names: TargetNames, target: string, result: JsonValue): JsonValue {
  if (!isJsonObject(result)) return result;
  const contents = member(result, 'contents');
  if (contents === undefined || !isJsonArray(contents)) return result;
  return {
    ...result,
    contents: contents.map((item) => renameMember(item, 'uri', (uri) => joinUri(names, target, uri))),
  };
}

/** Replaces one string member of an object; anything else is given back as it is. */
export function renameMember(value: JsonValue, key: string, rename: (name: string) => string): JsonValue {
  return isJsonObject(value) ? renameOwn(value, key, rename) : value;
}

export function renameOwn(object: JsonObject, key: string, rename: (name: string) => string): JsonObject {
  const name = member(object, key);
  return typeof name === 'string' ? { ...object, [key]: rename(name) } : object;
}

/** The string at `key`, own members only. */
export function stringMember(object: JsonObject | undefined, key: string): string | undefined {
  const value = object === undefined ? undefined : member(object, key);
  return typeof value === 'string' ? value : undefined;
}
