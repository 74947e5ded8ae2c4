import { type Reading, ReadingBuilder } from './reading.js';

/** A token is broken over lines only where the line is this full; shorter lines end because their text ends. */
const MIN_COLUMN = 48;
const MIN_RUN = 24;
const MAX_INDENT = 16;
const MAX_LINE = 128;
const TOKEN_RUN = /^[A-Za-z0-9+/=_.-]{24}$/;
const RUN_AT_START = /^[A-Za-z0-9+/_.-]+={0,2}(?=$|[\s"'`,;)\]}<])/;

/**
 * The text with line breaks removed where they stand inside a long run of token characters: terminals, mail and YAML
 * wrap a JWT or a key at a fixed column. `undefined` when there is no such break.
 */
export function unfoldedReading(text: string): Reading | undefined {
  let builder: ReadingBuilder | undefined;
  let lineStart = 0;
  for (let newline = text.indexOf('\n'); newline >= 0; newline = text.indexOf('\n', lineStart)) {
    const lineEnd = text.charAt(newline - 1) === '\r' ? newline - 1 : newline;
    if (lineEnd - lineStart >= MIN_COLUMN && TOKEN_RUN.test(text.slice(lineEnd - MIN_RUN, lineEnd))) {
      const next = skipIndent(text, newline + 1);
      if (continues(text, next)) {
        builder ??= new ReadingBuilder(text);
        builder.replace(lineEnd, next, '');
      }
    }
    lineStart = newline + 1;
  }
  return builder?.finish();
}

function skipIndent(text: string, start: number): number {
  let at = start;
  while (at - start < MAX_INDENT && (text.charAt(at) === ' ' || text.charAt(at) === '\t')) at += 1;
  return at;
}

/** The rest of a broken token: one run up to a space or quote, with a digit, a leading dot or the length of a token. */
function continues(text: string, start: number): boolean {
  const run = RUN_AT_START.exec(text.slice(start, start + MAX_LINE).split(/\r?\n/, 1)[0] ?? '')?.[0];
  if (run === undefined) return false;
  return /[0-9]/.test(run) || run.startsWith('.') || run.length >= MIN_RUN || /[a-z][A-Z]/.test(run);
}
