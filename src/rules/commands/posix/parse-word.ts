import { accept, atEnd, type Cursor, peek, startsWith, unterminated } from './cursor.js';
import { parseBackticks, parseDollar } from './parse-dollar.js';
import type { Part, Word } from './syntax.js';

/** Where the reading of parts stops. */
type Mode =
  /** A word of a command. */
  | 'word'
  /** The operand of `${name-…}`: up to `}`. */
  | 'operand'
  /** Up to the closing `"`. */
  | 'double'
  /** A here-document body: up to the end of its text. */
  | 'body';

const WORD_ENDS = new Set([' ', '\t', '\n', '\r', ';', '&', '|', '(', ')', '<', '>']);
const EXTGLOB = new Set(['?', '*', '+', '@', '!']);

/** Reads one word, or undefined when none starts here. */
export function parseWord(cursor: Cursor): Word | undefined {
  const start = cursor.at;
  const parts = readParts(cursor, 'word');
  return cursor.at === start ? undefined : { parts, source: cursor.text.slice(start, cursor.at) };
}

/** Reads the operand of a parameter expansion and its `}`. */
export function parseOperand(cursor: Cursor): Word {
  const start = cursor.at;
  const parts = readParts(cursor, 'operand');
  const source = cursor.text.slice(start, cursor.at);
  if (!accept(cursor, '}')) unterminated(cursor);
  return { parts, source };
}

/** Reads an unquoted here-document body, of which expansions are done and quotes are not. */
export function parseBody(cursor: Cursor): Word {
  return { parts: readParts(cursor, 'body'), source: cursor.text };
}

function readParts(cursor: Cursor, mode: Mode): Part[] {
  const parts: Part[] = [];
  let open = 0;
  while (!atEnd(cursor)) {
    const char = peek(cursor);
    if (mode === 'word' && EXTGLOB.has(char) && peek(cursor, 1) === '(') {
      pushLiteral(parts, `${char}(`, false);
      cursor.at += 2;
      open += 1;
      continue;
    }
    if (open > 0 && (char === ')' || char === '|' || char === '(')) {
      open += char === ')' ? -1 : char === '(' ? 1 : 0;
      pushLiteral(parts, char, false);
      cursor.at += 1;
      continue;
    }
    if (endsHere(cursor, char, mode)) break;
    readPart(cursor, char, mode, parts);
  }
  return parts;
}

function endsHere(cursor: Cursor, char: string, mode: Mode): boolean {
  switch (mode) {
    case 'word':
      return WORD_ENDS.has(char) && !isProcessSubstitution(cursor);
    case 'operand':
      return char === '}';
    case 'double':
      return char === '"';
    case 'body':
      return false;
  }
}

function isProcessSubstitution(cursor: Cursor): boolean {
  return startsWith(cursor, '<(') || startsWith(cursor, '>(');
}

/** Reads one part at `char`. Always moves on. */
function readPart(cursor: Cursor, char: string, mode: Mode, parts: Part[]): void {
  const inQuotes = mode === 'double' || mode === 'body';
  if (char === '\\') readBackslash(cursor, inQuotes, parts);
  else if (char === '$') parts.push(parseDollar(cursor, inQuotes));
  else if (char === '`') parts.push(parseBackticks(cursor, inQuotes));
  else if (inQuotes || !readUnquoted(cursor, char, parts)) pushLiteral(parts, readRun(cursor, mode), inQuotes);
}

/** Reads what has a meaning outside double quotes only. False when nothing of that starts here. */
function readUnquoted(cursor: Cursor, char: string, parts: Part[]): boolean {
  if (char === "'") readSingleQuoted(cursor, parts);
  else if (char === '"') {
    for (const part of parseQuoted(cursor)) parts.push(part);
  } else if (isProcessSubstitution(cursor)) readProcess(cursor, parts);
  else if (char === '{' || char === ',' || char === '}') {
    cursor.at += 1;
    parts.push({ kind: 'brace', text: char });
  } else return false;
  return true;
}

const RUN_STOPS: Readonly<Record<Mode, RegExp>> = {
  word: /[\\$`'"{},<>?*+@!()|;&\s]/g,
  operand: /[\\$`'"{},}<>]/g,
  double: /[\\$`"]/g,
  body: /[\\$`]/g,
};

/** One character and all that follow it with no meaning of their own. */
function readRun(cursor: Cursor, mode: Mode): string {
  const stop = RUN_STOPS[mode];
  stop.lastIndex = cursor.at + 1;
  const end = stop.exec(cursor.text)?.index ?? cursor.text.length;
  const run = cursor.text.slice(cursor.at, end);
  cursor.at = end;
  return run;
}

function readBackslash(cursor: Cursor, inQuotes: boolean, parts: Part[]): void {
  const next = peek(cursor, 1);
  cursor.at += next === '' ? 1 : 2;
  if (next === '\n') return;
  const keepsBackslash = next === '' || (inQuotes && !'$`"\\'.includes(next));
  pushLiteral(parts, keepsBackslash ? `\\${next}` : next, true);
}

function readSingleQuoted(cursor: Cursor, parts: Part[]): void {
  const end = cursor.text.indexOf("'", cursor.at + 1);
  if (end < 0) unterminated(cursor);
  pushLiteral(parts, cursor.text.slice(cursor.at + 1, end < 0 ? cursor.text.length : end), true);
  cursor.at = end < 0 ? cursor.text.length : end + 1;
}

/** Reads `"…"` at the cursor into its parts. An empty one still makes a word. */
export function parseQuoted(cursor: Cursor): readonly Part[] {
  cursor.at += 1;
  const parts = readParts(cursor, 'double');
  if (!accept(cursor, '"')) unterminated(cursor);
  return [{ kind: 'literal', text: '', quoted: true }, ...parts];
}

function readProcess(cursor: Cursor, parts: Part[]): void {
  cursor.at += 2;
  parts.push({ kind: 'process', script: cursor.readers.list(cursor, ')') });
}

function pushLiteral(parts: Part[], text: string, quoted: boolean): void {
  const last = parts.at(-1);
  if (last?.kind === 'literal' && last.quoted === quoted) {
    parts[parts.length - 1] = { kind: 'literal', text: last.text + text, quoted };
  } else parts.push({ kind: 'literal', text, quoted });
}
