import type { JsonObject } from '../../../domain/json/types.js';
import type { PathContext } from '../../paths/types.js';
import { LIMITS, type Use } from './inspection.js';
import { looksLikePath } from './likely-path.js';

/** A member of an object with the uses of its name. */
export interface Member {
  readonly key: string;
  readonly name: string;
  readonly uses: readonly Use[];
}

/** The base directories that an object's own members name, in their order. */
export function ownBases(object: JsonObject, members: readonly Member[]): readonly string[] {
  const bases: string[] = [];
  for (const { key, uses } of members) {
    const value = object[key];
    const root = uses.find(({ kind }) => kind === 'root');
    if (root === undefined || typeof value !== 'string' || value.trim() === '') continue;
    if (root.sure || looksLikePath(value)) bases.push(value);
  }
  return bases;
}

/**
 * The contexts below an object: those above it, each own base, each pair of own bases in both orders (`vault` + `folder`), and
 * each own base below each base from above. Undefined where there are more than `LIMITS.contexts`: the caller refuses.
 */
export function contextsBelow(
  above: readonly PathContext[],
  bases: readonly string[],
  root: string | undefined,
): readonly PathContext[] | undefined {
  if (bases.length === 0) return above;
  const joined = new Set(bases);
  for (const base of bases) {
    for (const other of bases) if (other !== base) joined.add(joinPath(base, other));
    for (const context of above) if (context.base !== undefined) joined.add(joinPath(context.base, base));
  }
  if (above.length + joined.size > LIMITS.contexts) return undefined;
  const own = [...joined].map((base): PathContext => (root === undefined ? { base } : { root, base }));
  return [...above, ...own];
}

function joinPath(base: string, path: string): string {
  return /^(?:[/\\~]|[A-Za-z]:)/.test(path) ? path : `${base}/${path}`;
}
