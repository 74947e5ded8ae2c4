import { isAlphanumeric } from './characters.js';
import type { LeftBoundary, RightBoundary } from './types.js';

/** Longest escape looked at: a double-encoded `%25253D` or an ANSI colour with a written-out escape character. */
const ESCAPE_WINDOW = 24;
const ESCAPE_AT_END =
  /(?:\\[nrtbfv0ae]|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\[0-7]{3}|%(?:25){0,4}[0-9a-fA-F]{2}|=3D|\[[0-9;]{0,12}[mKGH]|&(?:quot|amp|lt|gt|apos|nbsp|#\d{1,5}|#x[0-9a-fA-F]{1,4}))$/;
const WORD_LEFT = new Set('_-./+$'.split(''));
const BASE64_PUNCTUATION = new Set('=/+'.split(''));

/** Whether a token that begins at `start` is not the tail of a longer word. */
export function isLeftBoundary(text: string, start: number, kind: LeftBoundary = 'token'): boolean {
  if (kind === 'none' || start === 0) return true;
  const before = text.charAt(start - 1);
  const glued = isAlphanumeric(before) || (kind === 'word' && WORD_LEFT.has(before) && !isDiffMarker(text, start - 1));
  return !glued || endsWithEscape(text, start);
}

/** Whether the `+` or `-` at `at` begins its line, as in a diff. */
function isDiffMarker(text: string, at: number): boolean {
  const mark = text.charAt(at);
  return (mark === '+' || mark === '-') && (at === 0 || text.charAt(at - 1) === '\n' || text.startsWith('\\n', at - 2));
}

/** Whether the text before `end` closes an escape (`\n`, `\u000a`, `%20`, `&quot`, an ANSI colour): its last letter is no letter. */
export function endsWithEscape(text: string, end: number): boolean {
  return ESCAPE_AT_END.test(text.slice(Math.max(0, end - ESCAPE_WINDOW), end));
}

/** Whether a token that ends at `end` is not the head of a longer word. */
export function isRightBoundary(text: string, end: number, kind: RightBoundary = 'open'): boolean {
  if (kind === 'open' || end >= text.length) return true;
  const next = text.charAt(end);
  if (isAlphanumeric(next)) return false;
  if (kind === 'token') return true;
  if (next === '_' || next === '-') return false;
  return !(BASE64_PUNCTUATION.has(next) && isAlphanumeric(text.charAt(end + 1)));
}
