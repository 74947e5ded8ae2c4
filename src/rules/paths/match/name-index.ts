import type { DenyGlob } from './path-glob.js';
import { keysOfDeniedName, shortNameKeys } from './short-names.js';

/** Length of the literal start or end by which a glob with wildcards is filed. */
const KEY = 3;
const NONE: readonly DenyGlob[] = [];

/** Deny globs filed by what their first component says literally, so that an ordinary name costs three look-ups. */
export interface NameIndex {
  readonly exact: ReadonlyMap<string, readonly DenyGlob[]>;
  /** By `headKey` and `tailKey`: numbers, so that a look-up cuts no string. */
  readonly heads: ReadonlyMap<number, readonly DenyGlob[]>;
  readonly tails: ReadonlyMap<number, readonly DenyGlob[]>;
  /** Filed under nothing: tried on every name. */
  readonly always: readonly DenyGlob[];
  readonly shortNames: ReadonlyMap<string, readonly DenyGlob[]>;
}

export function buildNameIndex(globs: readonly DenyGlob[]): NameIndex {
  const exact = new Map<string, DenyGlob[]>();
  const heads = new Map<number, DenyGlob[]>();
  const tails = new Map<number, DenyGlob[]>();
  const shortNames = new Map<string, DenyGlob[]>();
  const always: DenyGlob[] = [];
  for (const glob of globs) {
    const { first } = glob;
    if (first.exact) file(exact, first.head, glob);
    else if (first.head.length >= KEY) file(heads, headKey(first.head), glob);
    else if (first.tail.length >= KEY) file(tails, tailKey(first.tail), glob);
    else always.push(glob);
    for (const key of keysOfDeniedName(first.head, first.tail, first.exact)) file(shortNames, key, glob);
  }
  return { exact, heads, tails, always, shortNames };
}

/** True when no glob can begin with `name`: the answer for nearly every component. */
export function isUnknownName(index: NameIndex, name: string): boolean {
  return !(
    index.exact.has(name) ||
    index.heads.has(headKey(name)) ||
    index.tails.has(tailKey(name)) ||
    index.always.length > 0
  );
}

/** A number for the first characters of a name. Two names may share one: a glob that is found is still matched. */
function headKey(name: string): number {
  return keyAt(name, 0);
}

/** A number for the last characters of a name. */
function tailKey(name: string): number {
  return keyAt(name, name.length - KEY);
}

function keyAt(name: string, start: number): number {
  let key = 0;
  for (let at = start; at < start + KEY; at++) key = key * 1024 + (name.charCodeAt(at) || 0);
  return key;
}

function file<K>(map: Map<K, DenyGlob[]>, key: K, glob: DenyGlob): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [glob]);
  else list.push(glob);
}

/** The first glob whose first component matches `name` (folded) and for which `accept` finds the rest in order. */
export function findByName<T>(
  index: NameIndex,
  name: string,
  accept: (glob: DenyGlob) => T | undefined,
): T | undefined {
  for (const glob of index.exact.get(name) ?? NONE) {
    const found = accept(glob);
    if (found !== undefined) return found;
  }
  return (
    firstMatch(index.heads.get(headKey(name)) ?? NONE, name, accept) ??
    firstMatch(index.tails.get(tailKey(name)) ?? NONE, name, accept) ??
    firstMatch(index.always, name, accept)
  );
}

function firstMatch<T>(
  globs: readonly DenyGlob[],
  name: string,
  accept: (glob: DenyGlob) => T | undefined,
): T | undefined {
  for (const glob of globs) {
    if (!glob.first.matches(name)) continue;
    const found = accept(glob);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** As `findByName`, for a component that may be a Windows short name. */
export function findByShortName<T>(
  index: NameIndex,
  component: string,
  accept: (glob: DenyGlob) => T | undefined,
): T | undefined {
  for (const key of shortNameKeys(component)) {
    for (const glob of index.shortNames.get(key) ?? NONE) {
      const found = accept(glob);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
