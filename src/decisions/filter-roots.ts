import type { Edit } from '../domain/json/edit.js';
import { isJsonArray, isJsonObject, type JsonValue, member } from '../domain/json/types.js';
import { judgeUri } from '../rules/paths/judge-path.js';
import type { PathRules } from '../rules/paths/types.js';

/**
 * Takes out of a roots/list answer what the server is not meant to see: servers put these folders in the place of the ones
 * they were started with. A root stays when it is the service's own or lies below it; without a configured one, when no
 * rule denies it.
 * @param root the service's folder, absolute; undefined where the policy names none.
 * @returns undefined when all may stay.
 */
export function filterRoots(result: JsonValue, root: string | undefined, paths: PathRules): Edit | undefined {
  const roots = isJsonObject(result) ? member(result, 'roots') : undefined;
  if (!isJsonArray(roots)) return undefined;
  const edits = new Map<number, Edit>();
  for (const [index, entry] of roots.entries()) {
    if (!mayStay(entry, root, paths)) edits.set(index, { kind: 'drop' });
  }
  if (edits.size === 0) return undefined;
  return { kind: 'members', edits: new Map([['roots', { kind: 'elements', edits }]]), renames: new Map() };
}

function mayStay(entry: JsonValue, root: string | undefined, paths: PathRules): boolean {
  const uri = isJsonObject(entry) ? member(entry, 'uri') : undefined;
  if (typeof uri !== 'string' || judgeUri(paths, uri).kind !== 'allow') return false;
  if (root === undefined) return true;
  const folder = folderOf(uri);
  return folder !== undefined && isWithin(folder, parts(root));
}

/** The components of a `file:` URI or a plain absolute path; undefined for anything that two readers may resolve differently. */
function folderOf(uri: string): readonly string[] | undefined {
  const path = /^file:\/\/(?:localhost)?(?=\/)/i.test(uri) ? uri.replace(/^file:\/\/(?:localhost)?/i, '') : uri;
  if (!/^(?:\/|[A-Za-z]:[\\/])/.test(path) || /[?#]/.test(path)) return undefined;
  const plain = decode(path);
  if (plain === undefined || plain.includes('\0') || decode(plain) !== plain) return undefined;
  const components = parts(plain);
  return components.some((part) => part === '..' || part === '.') ? undefined : components;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Drive letters compare without case, and with or without the slash that a URI puts before them. */
function parts(path: string): readonly string[] {
  const components = path.split(/[\\/]+/).filter((part) => part !== '');
  return components.map((part, index) => (index === 0 && /^[A-Za-z]:$/.test(part) ? part.toLowerCase() : part));
}

function isWithin(folder: readonly string[], root: readonly string[]): boolean {
  return root.length <= folder.length && root.every((part, index) => folder[index] === part);
}
