import { decodeEscapes } from '../posix/ansi-c.js';

/** Characters between two literals that still make them one value: operators of concatenation and calls such as join. */
const GLUE = /^[\s+.,/()[\]]*$/;
const MAX_GLUE = 16;

/** The string literals of a source text. `complete` is false when a quote does not end on its line. */
export interface Literals {
  readonly literals: readonly string[];
  readonly complete: boolean;
}

/**
 * Finds what stands in quotes, whatever the language, with the common escapes decoded. Neighbours that only GLUE
 * separates are also given joined, plainly and with slashes. One pass, linear in the text.
 */
export function stringLiterals(text: string): Literals {
  const literals: string[] = [];
  let complete = true;
  const run: string[] = [];
  let end = -1;
  for (let at = nextQuote(text, 0); at < text.length; at = nextQuote(text, end)) {
    const close = closeOf(text, at);
    if (text[close] !== text[at]) complete = false;
    const value = decodeEscapes(text.slice(at + 1, close));
    if (end < 0 || at - end > MAX_GLUE || !GLUE.test(text.slice(end, at))) pushJoined(literals, run.splice(0));
    run.push(value);
    literals.push(value);
    end = close + 1;
  }
  pushJoined(literals, run);
  return { literals, complete };
}

function nextQuote(text: string, from: number): number {
  for (let at = Math.max(0, from); at < text.length; at += 1) {
    const char = text[at];
    if (char === '"' || char === "'" || char === '`') return at;
  }
  return text.length;
}

/** Where the literal that opens at `open` ends: at its quote, or where its line or the text does. */
function closeOf(text: string, open: number): number {
  const quote = text[open];
  let at = open + 1;
  while (at < text.length && text[at] !== quote && (quote === '`' || text[at] !== '\n'))
    at += text[at] === '\\' ? 2 : 1;
  return Math.min(at, text.length);
}

function pushJoined(literals: string[], run: readonly string[]): void {
  if (run.length > 1) literals.push(run.join(''), run.join('/'));
}
