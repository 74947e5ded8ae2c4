import type { Cursor } from './cursor.js';

/** Reserved words have at most eight letters; a brace or `!` counts only when it stands alone. */
const BARE_WORD = /(?:[a-z]{1,8}|[{}!])(?![^\s;&|()<>])/y;

/** The reserved word or bare word at the cursor, '' when there is none. */
export function bareWord(cursor: Cursor): string {
  BARE_WORD.lastIndex = cursor.at;
  return BARE_WORD.exec(cursor.text)?.[0] ?? '';
}
