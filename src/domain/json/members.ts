import { skipSpace, skipString, skipValue } from './skip.js';

/** Where a value stands in a JSON text: from `start` up to, not including, `end`. */
export interface RawSpan {
  readonly start: number;
  readonly end: number;
}

/** One member of an object as the text spells it. */
export interface RawMember extends RawSpan {
  /** Unescaped. */
  readonly key: string;
}

/**
 * The members of the object that a text is, in order, doubled keys included; undefined when the text is no object. Values
 * are skipped, not read: depth and size cost nothing but their length.
 */
export function readMembers(text: string): readonly RawMember[] | undefined {
  const members: RawMember[] = [];
  const fits = walk(text, '{', '}', (from) => {
    if (text[from] !== '"') return -1;
    const keyEnd = skipString(text, from);
    const colon = skipSpace(text, keyEnd);
    if (text[colon] !== ':') return -1;
    const start = skipSpace(text, colon + 1);
    const end = skipValue(text, start);
    members.push({ key: keyOf(text.slice(from, keyEnd)), start, end });
    return end;
  });
  return fits ? members : undefined;
}

/** The elements of the array that a text is; undefined when the text is no array. */
export function readElements(text: string): readonly RawSpan[] | undefined {
  const elements: RawSpan[] = [];
  const fits = walk(text, '[', ']', (start) => {
    const end = skipValue(text, start);
    elements.push({ start, end });
    return end;
  });
  return fits ? elements : undefined;
}

/** Goes over the items of a container; `item` gives the index behind the one that starts where it is told, or -1. */
function walk(text: string, open: string, close: string, item: (from: number) => number): boolean {
  const start = skipSpace(text, 0);
  if (text[start] !== open) return false;
  try {
    let at = skipSpace(text, start + 1);
    if (text[at] === close) return true;
    for (;;) {
      const end = item(at);
      if (end < 0) return false;
      at = skipSpace(text, end);
      if (text[at] === close) return true;
      if (text[at] !== ',') return false;
      at = skipSpace(text, at + 1);
    }
  } catch {
    return false;
  }
}

function keyOf(rawKey: string): string {
  const key: unknown = JSON.parse(rawKey);
  return String(key);
}
