import type { ComponentGlob } from '../glob/compile-component.js';
import type { Components } from './components.js';
import { spellName } from './name-spellings.js';
import { GLOBSTAR, type PathGlobPart } from './path-glob.js';
import { keysOfDeniedName, shortNameKeys } from './short-names.js';

/** True when the component, in any spelling, is a name that the part matches. */
export function matchesPart(part: ComponentGlob, component: string): boolean {
  if (part.matches(component)) return true;
  if (spellName(component).some((spelling) => part.matches(spelling.name))) return true;
  if (!component.includes('~')) return false;
  const denied = new Set(keysOfDeniedName(part.head, part.tail, part.exact));
  return shortNameKeys(component).some((key) => denied.has(key));
}

/** Where a run of parts was found: from `start` up to but not including `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The first place where parts with `**` among them match a run of components, in one pass: for each part the earliest start from
 * which it is reached. Time is parts times components. `startable` says where a match may begin.
 */
export function findSpan(
  parts: readonly PathGlobPart[],
  components: Components,
  startable: (index: number) => boolean,
): Span | undefined {
  let reached: (number | undefined)[] = new Array<number | undefined>(parts.length + 1).fill(undefined);
  for (let at = 0; at < components.length; at++) {
    const next: (number | undefined)[] = new Array<number | undefined>(parts.length + 1).fill(undefined);
    if (startable(at)) reach(parts, reached, 0, at);
    for (let state = 0; state < parts.length; state++) {
      const start = reached[state];
      const part = parts[state];
      if (start === undefined || part === undefined) continue;
      if (part === GLOBSTAR) reach(parts, next, state, start);
      else if (matchesPart(part, components[at] ?? '')) reach(parts, next, state + 1, start);
    }
    const start = next[parts.length];
    if (start !== undefined) return { start, end: at + 1 };
    reached = next;
  }
  return undefined;
}

/** Marks a state, and the one behind it when it is a `**`, which may match nothing. */
function reach(parts: readonly PathGlobPart[], states: (number | undefined)[], state: number, start: number): void {
  const known = states[state];
  if (known === undefined || start < known) states[state] = start;
  if (parts[state] === GLOBSTAR) reach(parts, states, state + 1, start);
}

/** True when the parts match all components from `from` to the end. Time is parts times components. */
export function matchesWhole(parts: readonly PathGlobPart[], components: Components, from: number): boolean {
  let reached = new Set(closure(parts, 0));
  for (let at = from; at < components.length; at++) {
    const next = new Set<number>();
    for (const state of reached) {
      const part = parts[state];
      if (part === GLOBSTAR) for (const one of closure(parts, state)) next.add(one);
      else if (part?.matches(components[at] ?? '') === true) for (const one of closure(parts, state + 1)) next.add(one);
    }
    reached = next;
  }
  return reached.has(parts.length);
}

function closure(parts: readonly PathGlobPart[], state: number): readonly number[] {
  const states = [state];
  for (let at = state; parts[at] === GLOBSTAR; at++) states.push(at + 1);
  return states;
}
