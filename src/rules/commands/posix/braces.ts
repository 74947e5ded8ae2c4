import { MAX_NESTING, MAX_SPELLINGS } from '../limits.js';
import type { Part } from './syntax.js';

/** A pair of braces that expands: where it opens, where its commas are, where it closes. */
interface Group {
  readonly commas: readonly number[];
  readonly close: number;
}

const SEQUENCE = /^(?:(-?\d{1,9})\.\.(-?\d{1,9})|([A-Za-z])\.\.([A-Za-z]))(?:\.\.(-?\d{1,9}))?$/;

/**
 * Brace expansion: `a{b,c}d` gives two words, `{a..e}` five. Returns the parts of each word.
 * Undefined when there would be more than MAX_SPELLINGS: the command is refused.
 */
export function expandBraces(parts: readonly Part[]): readonly (readonly Part[])[] | undefined {
  if (!parts.some((part) => part.kind === 'brace' && part.text === '{')) return [parts];
  const groups = matchGroups(parts);
  return groups.size === 0 ? [parts] : expandRange(parts, groups, 0, parts.length, 0);
}

function matchGroups(parts: readonly Part[]): ReadonlyMap<number, Group> {
  const groups = new Map<number, Group>();
  const open: { readonly at: number; readonly commas: number[] }[] = [];
  parts.forEach((part, at) => {
    if (part.kind !== 'brace') return;
    if (part.text === '{') open.push({ at, commas: [] });
    else if (part.text === ',') open.at(-1)?.commas.push(at);
    else {
      const group = open.pop();
      if (group === undefined) return;
      const expands =
        group.commas.length > 0 || sequenceOf(parts.slice(group.at + 1, Math.min(at, group.at + 3))) !== undefined;
      if (expands) groups.set(group.at, { commas: group.commas, close: at });
    }
  });
  return groups;
}

function expandRange(
  parts: readonly Part[],
  groups: ReadonlyMap<number, Group>,
  from: number,
  to: number,
  level: number,
): Part[][] | undefined {
  if (level > MAX_NESTING) return undefined;
  let words: Part[][] = [[]];
  for (let at = from; at < to; at += 1) {
    const part = parts[at];
    if (part === undefined) continue;
    const group = groups.get(at);
    if (group === undefined) {
      for (const word of words) word.push(part);
      continue;
    }
    const choices = choicesOf(parts, groups, at, group, level);
    if (choices === undefined || choices.length * words.length > MAX_SPELLINGS) return undefined;
    const [only, ...more] = choices;
    if (only !== undefined && more.length === 0) for (const word of words) for (const piece of only) word.push(piece);
    else words = words.flatMap((word) => choices.map((choice) => [...word, ...choice]));
    at = group.close;
  }
  return words;
}

function choicesOf(
  parts: readonly Part[],
  groups: ReadonlyMap<number, Group>,
  open: number,
  group: Group,
  level: number,
): Part[][] | undefined {
  if (group.commas.length === 0) return sequenceOf(parts.slice(open + 1, group.close));
  if (group.commas.length >= MAX_SPELLINGS) return undefined;
  const choices: Part[][] = [];
  let from = open + 1;
  for (const to of [...group.commas, group.close]) {
    const words = expandRange(parts, groups, from, to, level + 1);
    if (words === undefined) return undefined;
    choices.push(...words);
    from = to + 1;
  }
  return choices;
}

/** `a..e` or `1..5` with an optional step. Undefined when it is none; a long one stands as one unknown part. */
function sequenceOf(parts: readonly Part[]): Part[][] | undefined {
  const [only, ...rest] = parts;
  if (only?.kind !== 'literal' || only.quoted || rest.length > 0) return undefined;
  const match = SEQUENCE.exec(only.text);
  if (match === null) return undefined;
  const letters = match[3] !== undefined;
  const first = letters ? (match[3] ?? '').charCodeAt(0) : Number(match[1]);
  const last = letters ? (match[4] ?? '').charCodeAt(0) : Number(match[2]);
  const step = Math.max(1, Math.abs(Number(match[5] ?? 1)));
  const count = Math.floor(Math.abs(last - first) / step) + 1;
  if (count > MAX_SPELLINGS) return [[{ kind: 'literal', text: '*', quoted: false }]];
  const toward = last < first ? -step : step;
  return Array.from({ length: count }, (_, index) => {
    const value = first + index * toward;
    return [{ kind: 'literal', text: letters ? String.fromCharCode(value) : String(value), quoted: false }];
  });
}
