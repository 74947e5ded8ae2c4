import { deeper, type Session, spend } from '../session.js';
import { bareWord } from './bare-word.js';
import {
  accept,
  atEnd,
  type Closer,
  type Cursor,
  cursorOver,
  peek,
  skipBlanks,
  startsWith,
  unterminated,
} from './cursor.js';
import { parseCase, parseGroup, parseLoop, parseNamedFunction, withRedirects } from './parse-compound.js';
import { skipNewlines } from './parse-redirect.js';
import { parseSimple } from './parse-simple.js';
import { parseOperand, parseQuoted } from './parse-word.js';
import type { Pipeline, Script, Stage } from './syntax.js';

const CLOSING_WORDS: ReadonlySet<string> = new Set(['fi', 'done', 'esac', '}']);
const SKIPPED_WORDS: ReadonlySet<string> = new Set(['then', 'do', 'else', 'elif', '!', 'coproc']);

/**
 * Parses a POSIX or bash script. Never fails: what does not fit the grammar is read as commands all the same, and
 * the session gets a fault.
 */
export function parseScript(session: Session, text: string): Script {
  if (!spend(session, text.length)) return [];
  const readers = { list: parseList, quoted: parseQuoted, operand: parseOperand };
  return parseList(cursorOver(text, { session, readers }), '');
}

/** Reads pipelines up to `closer` and takes it. A closer that nothing opened is skipped. */
function parseList(cursor: Cursor, closer: Closer): Script {
  const nothing: Pipeline[] = [];
  const script = deeper(cursor.session, nothing, () => {
    const pipelines: Pipeline[] = [];
    while (!closes(cursor, closer)) {
      const pipeline = parsePipeline(cursor);
      if (pipeline.length > 0) pipelines.push(pipeline);
    }
    return pipelines;
  });
  if (script === nothing) cursor.at = cursor.text.length;
  return script;
}

/** Skips separators. True at the end of the list. */
function closes(cursor: Cursor, closer: Closer): boolean {
  for (;;) {
    skipNewlines(cursor);
    if (atEnd(cursor)) {
      if (closer !== '') unterminated(cursor);
      return true;
    }
    if (closer === ';;' && (startsWith(cursor, ';;') || startsWith(cursor, ';&'))) {
      while (accept(cursor, ';') || accept(cursor, '&'));
      return true;
    }
    if (closer === ';;' && bareWord(cursor) === 'esac') return true;
    if (peek(cursor) === ')') {
      cursor.at += 1;
      if (closer === ')') return true;
      continue;
    }
    const word = bareWord(cursor);
    if (CLOSING_WORDS.has(word)) {
      cursor.at += word.length;
      if (word === closer) return true;
      continue;
    }
    if (startsWith(cursor, '&>') || !/[;&|]/.test(peek(cursor))) return false;
    cursor.at += 1;
  }
}

function parsePipeline(cursor: Cursor): Pipeline {
  const stages: Stage[] = [];
  for (;;) {
    const stage = parseStage(cursor);
    if (stage !== undefined) stages.push(stage);
    skipBlanks(cursor);
    if (startsWith(cursor, '||') || !accept(cursor, '|')) return stages;
    accept(cursor, '&');
    skipNewlines(cursor);
  }
}

function parseStage(cursor: Cursor): Stage | undefined {
  for (;;) {
    skipBlanks(cursor);
    if (startsWith(cursor, '((')) return parseGroup(cursor, ')', true);
    if (accept(cursor, '('))
      return withRedirects(cursor, { kind: 'group', body: parseList(cursor, ')'), subshell: true, subject: [] });
    const word = bareWord(cursor);
    if (!SKIPPED_WORDS.has(word)) return parseReserved(cursor, word);
    cursor.at += word.length;
    skipNewlines(cursor);
  }
}

function parseReserved(cursor: Cursor, word: string): Stage | undefined {
  switch (word) {
    case '{':
      return parseGroup(cursor, '}', false);
    case 'if':
      return parseGroup(cursor, 'fi', false);
    case 'while':
    case 'until':
      return parseGroup(cursor, 'done', false);
    case 'for':
    case 'select':
      return parseLoop(cursor, word);
    case 'case':
      return parseCase(cursor);
    case 'function':
      cursor.at += word.length;
      return parseNamedFunction(cursor);
    default:
      return parseSimple(cursor);
  }
}
