import type { ComponentGlob } from '../glob/compile-component.js';
import { instantiate } from '../glob/instantiate.js';
import type { Components } from '../match/components.js';
import { findDenied, type PathHit, type PathMatcher } from '../match/matcher.js';
import { GLOBSTAR, type PathGlobPart } from '../match/path-glob.js';
import type { GlobSamples } from './glob-samples.js';
import { ORDINARY_CHILDREN, ORDINARY_NAMES } from './ordinary-names.js';

/** The ways beyond the first in which a pattern is spelled as a name. */
const PICKS = [1, 2];
const ORDINARY_LIST: readonly string[] = [...ORDINARY_NAMES];
/** Length of a literal start, such as `.e`, from which a glob counts as aimed at the names that begin with it. */
const AIMED_HEAD = 2;

/**
 * The entry that a caller's glob singles out. Two ways: every name that it spells is denied (`.ssh/*`, `prod*.pem`), or it matches
 * a denied sample name and no ordinary name (`[.]en?`, `id_*`). Broad globs (`*`, `*.json`) do neither.
 */
export function findSingledOut(
  parts: readonly PathGlobPart[],
  samples: GlobSamples,
  matcher: PathMatcher,
): PathHit | undefined {
  const spelled = findSpelled(parts, samples, matcher);
  if (spelled !== undefined) return spelled;
  for (let at = 0; at < parts.length; at++) {
    const sample = nameAt(parts, at, samples) ?? runAt(parts, at, samples);
    const hit = sample === undefined ? undefined : findDenied(matcher, sample);
    if (hit !== undefined) return hit;
  }
  return undefined;
}

function findSpelled(parts: readonly PathGlobPart[], samples: GlobSamples, matcher: PathMatcher): PathHit | undefined {
  const first = findDenied(matcher, spellParts(parts, 0));
  if (first === undefined || PICKS.some((pick) => findDenied(matcher, spellParts(parts, pick)) === undefined))
    return undefined;
  const wild = parts.filter(isWild);
  const last = wild.at(-1);
  if (
    last === undefined ||
    findDenied(
      matcher,
      spellParts(
        parts.filter((part) => !isWild(part)),
        0,
      ),
    ) !== undefined
  )
    return first;
  return isOrdinary(last, undefined, samples) ? undefined : first;
}

/** The parts as one of the paths that they match. */
function spellParts(parts: readonly PathGlobPart[], pick: number): Components {
  return parts.flatMap((part) => {
    const name = part === GLOBSTAR ? '' : instantiate(part.nodes, pick);
    return name === '' ? [] : [name];
  });
}

function isWild(part: PathGlobPart | undefined): part is ComponentGlob {
  return part !== undefined && part !== GLOBSTAR && !part.exact;
}

/** A denied name that the part at `at` matches although it matches no ordinary name. */
function nameAt(parts: readonly PathGlobPart[], at: number, samples: GlobSamples): Components | undefined {
  const part = parts[at];
  if (!isWild(part)) return undefined;
  const name = findSample(part, samples);
  return name === undefined || isOrdinary(part, parts[at - 1], samples) ? undefined : [name];
}

/** A denied run of names that the parts from `at` match, with a wildcard among them, although they match nothing ordinary. */
function runAt(parts: readonly PathGlobPart[], at: number, samples: GlobSamples): Components | undefined {
  const [first, second] = [parts[at], parts[at + 1]];
  if (first === undefined || second === undefined || first === GLOBSTAR || second === GLOBSTAR) return undefined;
  return runsFrom(first, samples).find((sample) => {
    if (!second.matches(sample[1] ?? '')) return false;
    const run = parts.slice(at, at + sample.length);
    if (run.length < sample.length || !run.some(isWild)) return false;
    const matches = run.every((part, index) => part !== GLOBSTAR && part.matches(sample[index] ?? ''));
    return matches && !isOrdinaryRun(run, parts[at - 1], samples);
  });
}

function runsFrom(first: ComponentGlob, samples: GlobSamples): readonly Components[] {
  if (first.exact) return samples.runs.get(first.head) ?? [];
  const found: Components[] = [];
  for (const [name, runs] of samples.runs) if (first.matches(name)) found.push(...runs);
  return found;
}

function findSample(part: ComponentGlob, samples: GlobSamples): string | undefined {
  const most = Math.min(part.most, samples.namesByLength.length - 1);
  for (let length = part.least; length <= most; length++) {
    const name = samples.namesByLength[length]?.find((one) => part.matches(one));
    if (name !== undefined) return name;
  }
  return undefined;
}

function isOrdinaryRun(run: readonly PathGlobPart[], before: PathGlobPart | undefined, samples: GlobSamples): boolean {
  return run.every((part, index) => {
    // Two levels below a directory such as /proc no list says what is ordinary.
    if (index > 1 && part !== GLOBSTAR && !part.everything && isMixedDirectory(run[0])) return false;
    const parent = index === 0 ? before : run[index - 1];
    return part !== GLOBSTAR && isOrdinary(part, parent, samples);
  });
}

/** True for a directory that holds credentials beside ordinary files. */
function isMixedDirectory(part: PathGlobPart | undefined): boolean {
  return part !== undefined && part !== GLOBSTAR && part.exact && ORDINARY_CHILDREN.has(part.head);
}

/** True when the part matches ordinary names; for one with a pinned start such as `.e*`, when it matches as many as samples. */
function isOrdinary(part: ComponentGlob, parent: PathGlobPart | undefined, samples: GlobSamples): boolean {
  if (part.exact) return ORDINARY_NAMES.has(part.head) || ORDINARY_CHILDREN.has(part.head);
  const children = parent === undefined || parent === GLOBSTAR ? undefined : ORDINARY_CHILDREN.get(parent.head);
  if (children !== undefined) return children.some((name) => name !== '' && part.matches(name));
  if (part.everything) return true;
  if (part.head.length < AIMED_HEAD || !part.head.startsWith('.'))
    return ORDINARY_LIST.some((name) => part.matches(name));
  const ordinary = ORDINARY_LIST.filter((name) => part.matches(name)).length;
  return ordinary >= samples.names.filter((name) => part.matches(name)).length;
}
