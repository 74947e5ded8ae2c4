import type { ComponentGlob } from '../glob/compile-component.js';
import type { PathEntry } from '../types.js';
import { isRootIndex } from './anchors.js';
import type { Components } from './components.js';
import { findSpan, matchesPart, matchesWhole } from './match-parts.js';
import { buildNameIndex, findByName, findByShortName, isUnknownName, type NameIndex } from './name-index.js';
import { isPlainName, type NameSpelling, spellName } from './name-spellings.js';
import { type DenyGlob, GLOBSTAR, type PathGlob } from './path-glob.js';

/** A denied run of components, from `start` up to but not including `end`. */
export interface PathHit {
  readonly entry: PathEntry;
  readonly start: number;
  readonly end: number;
}

export interface PathMatcher {
  readonly index: NameIndex;
  /** Deny globs with `**` between components: matched in one pass over the whole path. */
  readonly spanning: readonly DenyGlob[];
  readonly allow: readonly PathGlob[];
  /** True when a glob has a leading slash: then it matters from where a relative path hangs. */
  readonly anchored: boolean;
}

/** Components beyond which no exception is looked for: an exception names a place that people work in. */
const MAX_LIFTED = 64;
const SUFFIX_ONLY = /^[.\s]*[?#:"'`>]/;

export function buildMatcher(deny: readonly DenyGlob[], allow: readonly PathGlob[]): PathMatcher {
  const spanning = deny.filter((glob) => glob.parts.includes(GLOBSTAR));
  const index = buildNameIndex(deny.filter((glob) => !glob.parts.includes(GLOBSTAR)));
  return { index, spanning, allow, anchored: deny.some((glob) => glob.anchored) };
}

/**
 * The first denied run in folded components that no exception lifts. With `starts` only runs that begin among the first so many
 * components are looked for. Linear in the number of components.
 */
export function findDenied(
  matcher: PathMatcher,
  components: Components,
  starts = components.length,
): PathHit | undefined {
  for (let at = 0; at < starts; at++) {
    const hit = findAt(matcher, components, at);
    if (hit !== undefined) return hit;
  }
  return matcher.spanning.length === 0 ? undefined : findSpanning(matcher, components);
}

function findAt(matcher: PathMatcher, components: Components, at: number): PathHit | undefined {
  const component = components[at] ?? '';
  if (isUnknownName(matcher.index, component) && isPlainName(component)) return undefined;
  for (const spelling of spellName(component)) {
    const hit = findByName(matcher.index, spelling.name, (glob) => acceptAt(matcher, glob, components, at, spelling));
    if (hit !== undefined) return hit;
  }
  if (!component.includes('~')) return undefined;
  const asIs = { name: component, clean: component };
  return findByShortName(matcher.index, component, (glob) => acceptAt(matcher, glob, components, at, asIs));
}

function acceptAt(
  matcher: PathMatcher,
  glob: DenyGlob,
  components: Components,
  at: number,
  spelling: NameSpelling,
): PathHit | undefined {
  const end = at + glob.parts.length;
  if (end > components.length) return undefined;
  if (glob.entry.leaf === true && !components.slice(end).every(isSuffixOnly)) return undefined;
  if (glob.anchored && !isRootIndex(components, at)) return undefined;
  for (let step = 1; step < glob.parts.length; step++) {
    const part = glob.parts[step];
    if (part === undefined || part === GLOBSTAR || !matchesPart(part, components[at + step] ?? '')) return undefined;
  }
  const last = glob.parts.length === 1 ? spelling : undefined;
  if (glob.except().some((except) => isExcepted(except, components, end, last))) return undefined;
  return isLifted(matcher, components, at, end) ? undefined : { entry: glob.entry, start: at, end };
}

/** True for what follows a name without naming anything below it: a query, a fragment, a stream. */
function isSuffixOnly(component: string): boolean {
  return SUFFIX_ONLY.test(component);
}

/** An exception of an entry holds when it matches the components that end where the hit ends. */
function isExcepted(except: PathGlob, components: Components, end: number, last: NameSpelling | undefined): boolean {
  const start = end - except.parts.length;
  if (start < 0) return false;
  return except.parts.every((part, step) => {
    if (part === GLOBSTAR) return false;
    if (step < except.parts.length - 1 || last === undefined) return part.matches(components[start + step] ?? '');
    return matchesSpelling(part, last);
  });
}

function matchesSpelling(part: ComponentGlob, spelling: NameSpelling): boolean {
  return part.matches(spelling.name) || part.matches(spelling.clean);
}

function findSpanning(matcher: PathMatcher, components: Components): PathHit | undefined {
  for (const glob of matcher.spanning) {
    const span = findSpan(glob.parts, components, (index) => !glob.anchored || isRootIndex(components, index));
    if (span !== undefined && !isLifted(matcher, components, span.start, span.end))
      return { entry: glob.entry, ...span };
  }
  return undefined;
}

/**
 * True when an exception of the policy covers the hit: it matches from the hit's start or before it to the very end of the path,
 * so it never reopens a denied directory above. A path that still holds `..` there is not lifted.
 */
export function isLifted(matcher: PathMatcher, components: Components, start: number, end: number): boolean {
  if (matcher.allow.length === 0 || components.length > MAX_LIFTED || end > components.length) return false;
  return matcher.allow.some((allow) => {
    for (let from = 0; from <= start; from++) {
      if (allow.anchored && !isRootIndex(components, from)) continue;
      if (components.slice(from).some((one) => one.trimEnd() === '..')) continue;
      if (matchesWhole(allow.parts, components, from)) return true;
    }
    return false;
  });
}
