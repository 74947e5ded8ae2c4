import type { CharacterSet } from './program.js';

type Range = readonly [number, number];

const DIGITS: Range = [0x30, 0x39];
const LETTERS: Range = [0x61, 0x7a];
/** POSIX classes over folded text, where there is no upper case. */
const POSIX: ReadonlyMap<string, readonly Range[]> = new Map([
  ['alpha', [LETTERS]],
  ['lower', [LETTERS]],
  ['upper', [LETTERS]],
  ['digit', [DIGITS]],
  ['alnum', [DIGITS, LETTERS]],
  ['xdigit', [DIGITS, [0x61, 0x66]]],
  ['word', [DIGITS, LETTERS, [0x5f, 0x5f]]],
  [
    'punct',
    [
      [0x21, 0x2f],
      [0x3a, 0x40],
      [0x5b, 0x60],
      [0x7b, 0x7e],
    ],
  ],
  [
    'space',
    [
      [0x09, 0x0d],
      [0x20, 0x20],
    ],
  ],
  [
    'blank',
    [
      [0x09, 0x09],
      [0x20, 0x20],
    ],
  ],
  ['print', [[0x20, 0x7e]]],
  ['graph', [[0x21, 0x7e]]],
]);

/** The character class whose `[` is at `start`, and the index behind its `]`; undefined when it never closes. */
export function parseClass(
  text: string,
  start: number,
): { readonly set: CharacterSet; readonly end: number } | undefined {
  const negated = text[start + 1] === '!' || text[start + 1] === '^';
  const first = start + (negated ? 2 : 1);
  const ranges: Range[] = [];
  let at = first;
  while (at < text.length) {
    if (text[at] === ']' && at > first) return { set: { negated, ranges }, end: at + 1 };
    const posix = text.startsWith('[:', at) ? posixAt(text, at) : undefined;
    if (posix !== undefined) {
      ranges.push(...posix.ranges);
      at = posix.end;
    } else {
      const item = rangeAt(text, at);
      ranges.push(item.range);
      at = item.end;
    }
  }
  return undefined;
}

function posixAt(text: string, at: number): { readonly ranges: readonly Range[]; readonly end: number } | undefined {
  const close = text.slice(at, at + 12).indexOf(':]');
  const ranges = close === -1 ? undefined : POSIX.get(text.slice(at + 2, at + close));
  return ranges === undefined ? undefined : { ranges, end: at + close + 2 };
}

function rangeAt(text: string, at: number): { readonly range: Range; readonly end: number } {
  const low = characterAt(text, at);
  const isRange = text[low.end] === '-' && low.end + 1 < text.length && text[low.end + 1] !== ']';
  if (!isRange) return { range: [low.code, low.code], end: low.end };
  const high = characterAt(text, low.end + 1);
  return { range: [low.code, high.code], end: high.end };
}

function characterAt(text: string, at: number): { readonly code: number; readonly end: number } {
  const escaped = text[at] === '\\' && at + 1 < text.length;
  const place = escaped ? at + 1 : at;
  return { code: text.charCodeAt(place), end: place + 1 };
}
