import { bareWord } from './bare-word.js';
import { accept, atEnd, type Closer, type Cursor, peek, skipBlanks, startsWith, unterminated } from './cursor.js';
import { parseRedirect, skipNewlines, takeDescriptor } from './parse-redirect.js';
import { parseWord } from './parse-word.js';
import type { Pipeline, Redirect, Stage, Word } from './syntax.js';

/** A compound command from its opening word (or the first `(` of `((`) to its closer. */
export function parseGroup(cursor: Cursor, closer: Closer, arithmetic: boolean): Stage {
  const before = cursor.arithmetic;
  cursor.at += arithmetic ? 1 : bareWord(cursor).length;
  cursor.arithmetic = before || arithmetic;
  const body = cursor.readers.list(cursor, closer);
  cursor.arithmetic = before;
  return withRedirects(cursor, { kind: 'group', body, subshell: false, subject: [] });
}

type Compound =
  | Omit<Extract<Stage, { kind: 'group' }>, 'redirects'>
  | Omit<Extract<Stage, { kind: 'loop' }>, 'redirects'>;

export function withRedirects(cursor: Cursor, stage: Compound): Stage {
  const redirects: Redirect[] = [];
  do skipBlanks(cursor);
  while (takeDescriptor(cursor) || parseRedirect(cursor, redirects));
  return { ...stage, redirects };
}

/** `for name in words; do … done`; `for (( … ))` is a list like any other. */
export function parseLoop(cursor: Cursor, keyword: string): Stage {
  cursor.at += keyword.length;
  skipNewlines(cursor);
  if (startsWith(cursor, '((')) {
    const head = parseGroup(cursor, ')', true);
    const body = cursor.readers.list(cursor, 'done');
    return withRedirects(cursor, { kind: 'group', body: [[head], ...body], subshell: false, subject: [] });
  }
  const variable = parseWord(cursor)?.source ?? '';
  skipNewlines(cursor);
  const words: Word[] = [];
  if (bareWord(cursor) === 'in') {
    cursor.at += 2;
    parseWords(cursor, words);
  }
  return withRedirects(cursor, { kind: 'loop', variable, words, body: cursor.readers.list(cursor, 'done') });
}

function parseWords(cursor: Cursor, words: Word[]): void {
  for (;;) {
    skipBlanks(cursor);
    const word = parseWord(cursor);
    if (word === undefined) return;
    words.push(word);
  }
}

/** `case word in pattern | pattern) list ;; … esac`: all lists, one after the other. */
export function parseCase(cursor: Cursor): Stage {
  cursor.at += 'case'.length;
  skipBlanks(cursor);
  const word = parseWord(cursor);
  skipNewlines(cursor);
  if (bareWord(cursor) === 'in') cursor.at += 2;
  const body: Pipeline[] = [];
  const subject = word === undefined ? [] : [word];
  for (;;) {
    skipNewlines(cursor);
    if (atEnd(cursor) || bareWord(cursor) === 'esac') break;
    parseCasePattern(cursor, subject);
    for (const pipeline of cursor.readers.list(cursor, ';;')) body.push(pipeline);
  }
  if (atEnd(cursor)) unterminated(cursor);
  else cursor.at += 'esac'.length;
  return withRedirects(cursor, { kind: 'group', body, subshell: false, subject });
}

/** Patterns are compared with the subject, never opened; what they substitute still runs. */
function parseCasePattern(cursor: Cursor, subject: Word[]): void {
  accept(cursor, '(');
  while (!atEnd(cursor) && !accept(cursor, ')')) {
    skipNewlines(cursor);
    const word = parseWord(cursor);
    if (word !== undefined) subject.push(word);
    else if (peek(cursor) !== ')') cursor.at += 1;
  }
}

/** `function name [()] body`, after the word `function`. */
export function parseNamedFunction(cursor: Cursor): Stage {
  skipBlanks(cursor);
  const name = parseWord(cursor)?.source ?? '';
  skipBlanks(cursor);
  if (accept(cursor, '(')) {
    skipBlanks(cursor);
    accept(cursor, ')');
  }
  return parseFunctionBody(cursor, name);
}

/** The body of a function, a group in braces or parentheses. Any other is read as the command that follows. */
export function parseFunctionBody(cursor: Cursor, name: string): Stage {
  skipNewlines(cursor);
  if (accept(cursor, '(')) return { kind: 'function', name, body: cursor.readers.list(cursor, ')') };
  if (bareWord(cursor) !== '{') return { kind: 'function', name, body: [] };
  cursor.at += 1;
  return { kind: 'function', name, body: cursor.readers.list(cursor, '}') };
}
