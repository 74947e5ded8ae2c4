import type { Session } from '../session.js';
import type { Part, Script, Word } from './syntax.js';

/** A here-document whose body comes after the next newline. */
export interface PendingHereDocument {
  readonly delimiter: string;
  readonly quoted: boolean;
  readonly stripTabs: boolean;
  readonly done: (body: Word) => void;
}

/** Where a list ends: at this reserved word or character, or only with the text (`''`). */
export type Closer = '' | ')' | '}' | 'fi' | 'done' | 'esac' | ';;';

/** A text and a place in it. Every reader moves `at` forward only, so parsing takes time linear in the text. */
export interface Cursor {
  readonly session: Session;
  readonly text: string;
  at: number;
  readonly pending: PendingHereDocument[];
  /** Between `((` and `))`: `<<` shifts there and starts no here-document. */
  arithmetic: boolean;
  readonly readers: Readers;
}

/** The readers that call each other. Handed in, so that their files do not import in a circle. */
export interface Readers {
  /** A list of commands up to `closer`, which is consumed. */
  readonly list: (cursor: Cursor, closer: Closer) => Script;
  /** A `"…"` at the cursor. */
  readonly quoted: (cursor: Cursor) => readonly Part[];
  /** The operand of a parameter expansion and its `}`. */
  readonly operand: (cursor: Cursor) => Word;
}

/** A cursor at the start of another text, such as the inside of backticks. */
export function cursorOver(text: string, from: Pick<Cursor, 'session' | 'readers'>): Cursor {
  return { session: from.session, text, at: 0, pending: [], arithmetic: false, readers: from.readers };
}

export function startsWith(cursor: Cursor, token: string): boolean {
  return cursor.text.startsWith(token, cursor.at);
}

export function atEnd(cursor: Cursor): boolean {
  return cursor.at >= cursor.text.length;
}

export function peek(cursor: Cursor, offset = 0): string {
  return cursor.text[cursor.at + offset] ?? '';
}

/** Takes `token` if it comes next. */
export function accept(cursor: Cursor, token: string): boolean {
  if (!startsWith(cursor, token)) return false;
  cursor.at += token.length;
  return true;
}

/** Skips blanks, escaped newlines and comments, but no newline. */
export function skipBlanks(cursor: Cursor): void {
  while (!atEnd(cursor)) {
    const char = peek(cursor);
    if (char === ' ' || char === '\t') cursor.at += 1;
    else if (char === '\\' && peek(cursor, 1) === '\n') cursor.at += 2;
    else if (char === '\\' && startsWith(cursor, '\\\r\n')) cursor.at += 3;
    else if (char === '#') skipLine(cursor);
    else return;
  }
}

function skipLine(cursor: Cursor): void {
  const end = cursor.text.indexOf('\n', cursor.at);
  cursor.at = end < 0 ? cursor.text.length : end;
}

/** The text ended inside something. */
export function unterminated(cursor: Cursor): void {
  cursor.session.faults.add('unterminated');
}
