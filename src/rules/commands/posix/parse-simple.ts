import { accept, atEnd, type Cursor, peek, skipBlanks, startsWith } from './cursor.js';
import { parseFunctionBody } from './parse-compound.js';
import { parseRedirect, skipNewlines, takeDescriptor } from './parse-redirect.js';
import { parseWord } from './parse-word.js';
import type { Part, Redirect, Script, Stage, Word } from './syntax.js';

/** Reads a simple command or a function definition. Undefined when there is none; moves on all the same. */
export function parseSimple(cursor: Cursor): Stage | undefined {
  const start = cursor.at;
  const words: Word[] = [];
  const redirects: Redirect[] = [];
  const nested: Script[] = [];
  for (;;) {
    skipBlanks(cursor);
    if (takeDescriptor(cursor) || parseRedirect(cursor, redirects)) continue;
    const word = parseWord(cursor);
    if (word !== undefined) {
      words.push(opensArray(cursor, word) ? parseArray(cursor, word) : word);
      if (word.source === '[[' && words.length === 1) parseTest(cursor, words);
    } else if (startsWith(cursor, '(')) {
      cursor.at += 1;
      const name = words.length === 1 ? words[0]?.source : undefined;
      skipBlanks(cursor);
      if (name !== undefined && accept(cursor, ')')) return parseFunctionBody(cursor, name);
      nested.push(cursor.readers.list(cursor, ')'));
    } else break;
  }
  if (cursor.at === start && !/[;&|)\n\r]|^$/.test(peek(cursor))) cursor.at += 1;
  if (words.length + redirects.length + nested.length + cursor.pending.length === 0) return undefined;
  return { kind: 'simple', words, redirects, nested };
}

function opensArray(cursor: Cursor, word: Word): boolean {
  return startsWith(cursor, '(') && /^[A-Za-z_]\w*(?:\[[^\]]*\])?\+?=$/.test(word.source);
}

/** `name=(a b)`: the elements up to `)`, as one more part of the word. */
function parseArray(cursor: Cursor, word: Word): Word {
  cursor.at += 1;
  const words: Word[] = [];
  for (;;) {
    skipNewlines(cursor);
    if (atEnd(cursor) || accept(cursor, ')')) break;
    const element = parseWord(cursor);
    if (element === undefined) cursor.at += 1;
    else words.push(element);
  }
  const array: Part = { kind: 'array', words };
  return { parts: [...word.parts, array], source: word.source };
}

/** `[[ … ]]`: operators and parentheses belong to the expression. */
function parseTest(cursor: Cursor, words: Word[]): void {
  for (;;) {
    skipNewlines(cursor);
    if (atEnd(cursor)) return;
    const word = parseWord(cursor);
    if (word === undefined) {
      if (peek(cursor) === ';') return;
      cursor.at += 1;
    } else {
      words.push(word);
      if (word.source === ']]') return;
    }
  }
}
