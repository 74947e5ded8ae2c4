import { closingPartners } from './balanced.js';

interface Group {
  readonly start: number;
  readonly end: number;
  readonly parts: readonly string[];
}

const RANGE = /^(-?\d{1,4})\.\.(-?\d{1,4})$|^([a-z])\.\.([a-z])$/i;

/**
 * Brace alternatives and ranges written out, as a shell and picomatch do: `*.{pem,key}`, `id_{a..c}`. A brace without a comma or
 * range stays literal. `undefined` when more than `limit` patterns would come out: the caller decides what an explosion means.
 */
export function expandBraces(pattern: string, limit: number): readonly string[] | undefined {
  const done: string[] = [];
  const waiting = [{ text: pattern, from: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const group = findGroup(next.text, next.from);
    if (group === undefined) {
      done.push(next.text);
    } else {
      const head = next.text.slice(0, group.start);
      const tail = next.text.slice(group.end + 1);
      if (group.parts.length > limit) return undefined;
      for (const part of group.parts.toReversed()) waiting.push({ text: head + part + tail, from: head.length });
    }
    if (done.length + waiting.length > limit) return undefined;
  }
  return done;
}

function findGroup(text: string, from: number): Group | undefined {
  const closing = closingPartners(text, '{', '}');
  for (let start = text.indexOf('{', from); start !== -1; start = text.indexOf('{', start + 1)) {
    const end = closing.get(start);
    if (end === undefined || text[start - 1] === '$') continue;
    const group = closedGroup(text, start, end, commasAt(text, start, end, closing));
    if (group !== undefined) return group;
  }
  return undefined;
}

/** The commas of a group itself, not those of groups inside it. */
function commasAt(text: string, start: number, end: number, closing: ReadonlyMap<number, number>): readonly number[] {
  const commas: number[] = [];
  for (let at = start + 1; at < end; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === ',') commas.push(at);
    else at = closing.get(at) ?? at;
  }
  return commas;
}

function closedGroup(text: string, start: number, end: number, commas: readonly number[]): Group | undefined {
  if (commas.length === 0) {
    const parts = expandRange(text.slice(start + 1, end));
    return parts === undefined ? undefined : { start, end, parts };
  }
  const cuts = [start, ...commas, end];
  const parts = cuts.slice(1).map((cut, index) => text.slice((cuts[index] ?? start) + 1, cut));
  return { start, end, parts };
}

function expandRange(body: string): readonly string[] | undefined {
  const found = RANGE.exec(body);
  if (found === null) return undefined;
  const letters = found[3] !== undefined;
  const from = letters ? (found[3] ?? '').charCodeAt(0) : Number(found[1]);
  const to = letters ? (found[4] ?? '').charCodeAt(0) : Number(found[2]);
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => {
    const value = from + step * index;
    return letters ? String.fromCharCode(value) : String(value);
  });
}
