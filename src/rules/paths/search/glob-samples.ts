import { foldName } from '../fold.js';
import { instantiate } from '../glob/instantiate.js';
import { type Components, splitComponents } from '../match/components.js';
import { findDenied, type PathMatcher } from '../match/matcher.js';
import { type DenyGlob, GLOBSTAR } from '../match/path-glob.js';
import type { PathEntry } from '../types.js';

/** What stands for the denied names: a caller's glob that matches one of them may be after credentials. */
export interface GlobSamples {
  /** Denied names of one component. */
  readonly names: readonly string[];
  /** The same by their length. */
  readonly namesByLength: readonly (readonly string[])[];
  /** Denied names that need the directory above them, such as `.docker/config.json`, by their first component. */
  readonly runs: ReadonlyMap<string, readonly Components[]>;
}

/** Components of the longest sample. */
const MAX_SAMPLE = 4;
/** Fillers for stars, in the order they are tried: nothing, then a letter. */
const PICKS = [3, 0];

/** The denied part of each entry's own examples, and what its globs spell. */
export function sampleNames(
  entries: readonly PathEntry[],
  globs: readonly DenyGlob[],
  matcher: PathMatcher,
): GlobSamples {
  const samples = new Map<string, Components>();
  const add = (components: Components) => {
    if (components.length <= MAX_SAMPLE) samples.set(components.join('/'), components);
  };
  for (const path of entries.flatMap((entry) => entry.hit)) {
    const components = splitComponents(foldName(path));
    const hit = findDenied(matcher, components);
    if (hit !== undefined) add(components.slice(hit.start, hit.end));
  }
  for (const glob of globs) spell(glob, matcher, add);
  const all = [...samples.values()];
  const names = all.filter((one) => one.length === 1).map(([name = '']) => name);
  const runs = new Map<string, Components[]>();
  for (const run of all) {
    const [first = ''] = run;
    if (run.length > 1) runs.set(first, [...(runs.get(first) ?? []), run]);
  }
  return { names, namesByLength: groupByLength(names), runs };
}

function groupByLength(names: readonly string[]): readonly (readonly string[])[] {
  const longest = Math.max(0, ...names.map((name) => name.length));
  return Array.from({ length: longest + 1 }, (_, length) => names.filter((name) => name.length === length));
}

/** Adds the shortest name that the glob spells and that is denied. */
function spell(glob: DenyGlob, matcher: PathMatcher, add: (components: Components) => void): void {
  for (const pick of PICKS) {
    const components = glob.parts.map((part) => (part === GLOBSTAR ? 'a' : instantiate(part.nodes, pick)));
    if (components.includes('') || findDenied(matcher, components) === undefined) continue;
    add(components);
    return;
  }
}
