import { deeper, spend } from '../session.js';
import { decodeEscapes } from './ansi-c.js';
import { accept, type Cursor, cursorOver, peek, startsWith, unterminated } from './cursor.js';
import type { Part, Script, Word } from './syntax.js';

const NAME = /[A-Za-z_][A-Za-z0-9_]*|[0-9@*#?$!-]/y;
const BRACED_NAME = /[A-Za-z_][A-Za-z0-9_]*|[0-9]+|[@*#?$!-]/y;
const OPERATOR = /:[-=+?]|[-=+?]|##?|%%?|\/[/#%]?|\^\^?|,,?|[:@]/y;

/** Reads what starts with `$` at the cursor. A `$` that starts nothing is itself. */
export function parseDollar(cursor: Cursor, quoted: boolean): Part {
  if (startsWith(cursor, '$((')) return parseArithmetic(cursor);
  if (accept(cursor, '$(')) return { kind: 'substitution', script: nested(cursor, ')'), quoted };
  if (startsWith(cursor, '${')) return parseBraced(cursor, quoted);
  if (!quoted && startsWith(cursor, "$'")) return parseAnsiC(cursor);
  if (!quoted && startsWith(cursor, '$"')) {
    cursor.at += 1;
    return { kind: 'literal', text: '', quoted: true };
  }
  cursor.at += 1;
  const name = take(cursor, NAME);
  if (name === '') return { kind: 'literal', text: '$', quoted: true };
  return { kind: 'parameter', name, quoted, operator: '', operand: undefined };
}

/** Reads `` `…` ``: the inside is unescaped once and read as a script of its own. */
export function parseBackticks(cursor: Cursor, quoted: boolean): Part {
  const start = cursor.at + 1;
  let end = start;
  while (end < cursor.text.length && cursor.text[end] !== '`') end += cursor.text[end] === '\\' ? 2 : 1;
  if (end >= cursor.text.length) unterminated(cursor);
  const inside = cursor.text.slice(start, end).replace(quoted ? /\\([$`\\"])/g : /\\([$`\\])/g, '$1');
  cursor.at = Math.min(end + 1, cursor.text.length);
  if (!spend(cursor.session, inside.length)) return { kind: 'substitution', script: [], quoted };
  return { kind: 'substitution', script: nested(cursorOver(inside, cursor), ''), quoted };
}

function nested(cursor: Cursor, closer: ')' | '}' | ''): Script {
  return cursor.readers.list(cursor, closer);
}

/**
 * `$(( … ))`, read as `$( ( … ) )`: its substitutions are found, and a command that only looks like arithmetic is
 * read as the command it is.
 */
function parseArithmetic(cursor: Cursor): Part {
  cursor.at += 2;
  const before = cursor.arithmetic;
  cursor.arithmetic = true;
  const script = nested(cursor, ')');
  cursor.arithmetic = before;
  return { kind: 'arithmetic', script };
}

function parseAnsiC(cursor: Cursor): Part {
  const start = cursor.at + 2;
  let end = start;
  while (end < cursor.text.length && cursor.text[end] !== "'") end += cursor.text[end] === '\\' ? 2 : 1;
  if (end >= cursor.text.length) unterminated(cursor);
  cursor.at = Math.min(end + 1, cursor.text.length);
  return { kind: 'literal', text: decodeEscapes(cursor.text.slice(start, end)), quoted: true };
}

/** `${name}`, `${name[index]}`, `${#name}`, `${!name}`, `${name<operator>operand}` and `${ command; }`. */
function parseBraced(cursor: Cursor, quoted: boolean): Part {
  cursor.at += 2;
  if (/^[\s|]$/.test(peek(cursor))) {
    cursor.at += 1;
    return { kind: 'substitution', script: nested(cursor, '}'), quoted };
  }
  const prefix = /^[#!][A-Za-z_0-9@*]/.test(cursor.text.slice(cursor.at, cursor.at + 2)) ? peek(cursor) : '';
  cursor.at += prefix.length;
  const name = take(cursor, BRACED_NAME);
  const index = peek(cursor) === '[' ? takeIndex(cursor) : '';
  const operator = index === undefined ? '' : take(cursor, OPERATOR);
  const operand = deeper<Word | undefined>(cursor.session, undefined, () => cursor.readers.operand(cursor));
  if (operand === undefined) cursor.at = cursor.text.length;
  return { kind: 'parameter', name, quoted, operator: prefix + operator, operand };
}

/** A subscript up to `]`. One that expands something is left in place, to be read with the operand. */
function takeIndex(cursor: Cursor): string | undefined {
  const end = cursor.text.indexOf(']', cursor.at);
  const index = end < 0 ? '' : cursor.text.slice(cursor.at + 1, end);
  if (end < 0 || end - cursor.at > 64 || /[$`{}]/.test(index)) return undefined;
  cursor.at = end + 1;
  return index;
}

function take(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.at;
  const text = pattern.exec(cursor.text)?.[0] ?? '';
  cursor.at += text.length;
  return text;
}
