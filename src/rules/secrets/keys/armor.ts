import { lineEnd, lineStart } from '../characters.js';
import type { SecretSpan } from '../types.js';
import { readKeyLine } from './key-lines.js';

/** A space as the label of a block may have it: typed, URL-encoded, an entity. */
const SPACE = '(?: |\\+|_|%20|&nbsp;|&#32;|\\u00a0)';
const DASHES = '(?:-|\\u2010|\\u2011|\\u2013|\\u2014|%2D|&#45;){2,5}';
const LABEL = `(?:[A-Z0-9]{1,20}${SPACE}){0,4}PRIVATE${SPACE}KEY(?:${SPACE}BLOCK)?|OpenVPN${SPACE}Static${SPACE}key(?:${SPACE}V\\d)?`;
const BEGIN = new RegExp(`${DASHES}${SPACE}?BEGIN${SPACE}(?:${LABEL})${SPACE}?${DASHES}`, 'i');
const END = new RegExp(`${DASHES}${SPACE}?END${SPACE}(?:${LABEL})${SPACE}?${DASHES}`, 'i');
/** One of these is in every label. Searched as literals: the expressions run only around them. */
const LABEL_WORDS = ['PRIVATE', 'Private', 'private', 'OpenVPN'];
const LABEL_REACH = 96;
const MAX_BLOCK = 65_536;
const MAX_BLANK_LINES = 3;

interface Mark {
  readonly kind: 'begin' | 'end';
  readonly start: number;
  readonly end: number;
}

/**
 * Finds private keys in ASCII armour: PEM, PGP, SSH2, OpenVPN. With or without their head or foot (tool output is cut at
 * some size), with line numbers, indentation, quotes or diff marks before each line, and on one line. A head that no key
 * characters follow is text about keys, and stays.
 */
export function findArmouredKeys(text: string): SecretSpan[] {
  const marks = findMarks(text);
  return marks.flatMap((mark, index) => {
    const next = marks[index + 1];
    if (mark.kind === 'begin') return blockFrom(text, mark, next);
    const previous = marks[index - 1];
    return previous?.kind === 'begin' ? [] : tailBefore(text, mark, previous?.end ?? 0);
  });
}

function findMarks(text: string): Mark[] {
  const marks = new Map<number, Mark>();
  for (const word of LABEL_WORDS) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const from = Math.max(0, at - LABEL_REACH);
      const around = text.slice(from, at + LABEL_REACH);
      for (const [kind, pattern] of [
        ['begin', BEGIN],
        ['end', END],
      ] as const) {
        const match = pattern.exec(around);
        if (match !== null)
          marks.set(from + match.index, { kind, start: from + match.index, end: from + match.index + match[0].length });
      }
    }
  }
  return [...marks.values()].sort((left, right) => left.start - right.start);
}

/** From a head to its foot, or as far as key lines go: never past the next head. */
function blockFrom(text: string, head: Mark, next: Mark | undefined): SecretSpan[] {
  const limit = Math.min(next?.start ?? text.length, head.end + MAX_BLOCK);
  let [end, blanks, strong] = [head.end, 0, false];
  for (let at = head.end; at < limit; ) {
    const stop = lineEnd(text, at, limit);
    const read = readKeyLine(text.slice(at, stop));
    blanks = read.kind === 'blank' ? blanks + 1 : 0;
    if (read.kind === 'stop' || blanks > MAX_BLANK_LINES) return strong ? [toSpan(head.start, end)] : [];
    if (read.kind === 'body') {
      strong ||= read.strong;
      end = at + read.end;
    }
    at = stop + 1;
  }
  if (!strong) return [];
  return [toSpan(head.start, next?.kind === 'end' && next.start === limit ? next.end : end)];
}

/** The key lines that stand before a foot whose head was cut off. */
function tailBefore(text: string, foot: Mark, floor: number): SecretSpan[] {
  const limit = Math.max(floor, foot.start - MAX_BLOCK);
  let [start, strong] = [foot.start, false];
  for (let lineStop = foot.start; lineStop > limit; ) {
    const from = lineStart(text, lineStop, limit);
    const read = readKeyLine(text.slice(from, lineStop));
    if (read.kind === 'stop') break;
    if (read.kind === 'body') {
      strong ||= read.strong;
      start = from + read.start;
    }
    lineStop = from - 1;
  }
  return strong ? [toSpan(start, foot.end)] : [];
}

function toSpan(start: number, end: number): SecretSpan {
  return { start, end, rule: 'private-key', confidence: 'high' };
}
