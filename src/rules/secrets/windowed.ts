import type RE2 from 're2';

/** A window step for expressions that decide within a few hundred characters. */
export const SHORT_STEP = 512;
/** For patterns that users write: a match of up to this many characters is found. */
export const LONG_STEP = 4096;

/**
 * Calls `visit` with the start of each match of a global expression, in order; `visit` answers where the search goes on,
 * at least one character further. The text is searched in windows of `step` characters, each with as much look-ahead:
 * that bounds what one search can cost, whatever the text holds, and a match is seen only if it is no longer than `step`.
 */
export function eachMatch(
  expression: RE2,
  text: string,
  visit: (start: number, match: RegExpExecArray) => number,
  step = SHORT_STEP,
): void {
  let resume = 0;
  for (let base = 0; base < text.length; base += step) {
    const last = base + 2 * step >= text.length;
    if (resume >= base + step && !last) continue;
    const window = base === 0 && last ? text : text.slice(base, base + 2 * step);
    for (let from = Math.max(0, resume - base); from < window.length; from = resume - base) {
      expression.lastIndex = from;
      const match = expression.exec(window);
      if (match === null || (!last && match.index >= step)) break;
      resume = Math.max(visit(base + match.index, match), base + match.index + 1);
    }
    if (last) break;
  }
  expression.lastIndex = 0;
}
