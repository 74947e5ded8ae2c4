import { accept, atEnd, type Cursor, cursorOver, peek, skipBlanks, startsWith, unterminated } from './cursor.js';
import { parseBody, parseWord } from './parse-word.js';
import type { Part, Redirect, Word } from './syntax.js';

const OPERATORS = ['&>>', '&>', '<<<', '<<-', '<<', '<>', '<&', '<', '>>', '>|', '>&', '>'] as const;

/** Reads a redirection at the cursor into `redirects`. False when none starts here. */
export function parseRedirect(cursor: Cursor, redirects: Redirect[]): boolean {
  if (startsWith(cursor, '<(') || startsWith(cursor, '>(')) return false;
  const operator = OPERATORS.find((candidate) => startsWith(cursor, candidate));
  if (operator === undefined) return false;
  if (cursor.arithmetic && operator.startsWith('<<')) {
    cursor.at += 2;
    return true;
  }
  cursor.at += operator.length;
  skipBlanks(cursor);
  if (operator === '<<' || operator === '<<-') parseHereDelimiter(cursor, operator === '<<-', redirects);
  else parseTarget(cursor, operator, redirects);
  return true;
}

function parseTarget(cursor: Cursor, operator: string, redirects: Redirect[]): void {
  const target = parseWord(cursor);
  if (target === undefined || (operator.endsWith('&') && /^(?:\d+-?|-)$/.test(target.source))) return;
  redirects.push({ kind: operator === '<<<' ? 'here-text' : 'file', target });
}

function parseHereDelimiter(cursor: Cursor, stripTabs: boolean, redirects: Redirect[]): void {
  const word = parseWord(cursor);
  if (word === undefined) return;
  const quoted = word.parts.some((part) => part.kind === 'literal' && part.quoted);
  cursor.pending.push({
    delimiter: word.parts.map(delimiterText).join(''),
    quoted,
    stripTabs,
    done: (target) => void redirects.push({ kind: 'here-text', target }),
  });
}

/** A delimiter is not expanded, only unquoted. */
function delimiterText(part: Part): string {
  if (part.kind === 'literal' || part.kind === 'brace') return part.text;
  return part.kind === 'parameter' ? `$${part.name}` : '';
}

/** Reads the bodies of the here-documents announced on the line that ends at the cursor. */
export function parseHereBodies(cursor: Cursor): void {
  for (const pending of cursor.pending.splice(0)) {
    const lines: string[] = [];
    for (;;) {
      if (atEnd(cursor)) {
        unterminated(cursor);
        break;
      }
      const line = takeLine(cursor);
      const bare = pending.stripTabs ? line.replace(/^\t+/, '') : line;
      if (bare === pending.delimiter) break;
      lines.push(bare);
    }
    const text = lines.map((line) => `${line}\n`).join('');
    pending.done(pending.quoted ? literalWord(text) : parseBody(cursorOver(text, cursor)));
  }
}

function takeLine(cursor: Cursor): string {
  const end = cursor.text.indexOf('\n', cursor.at);
  const line = cursor.text.slice(cursor.at, end < 0 ? cursor.text.length : end);
  cursor.at = end < 0 ? cursor.text.length : end + 1;
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

function literalWord(text: string): Word {
  return { parts: [{ kind: 'literal', text, quoted: true }], source: text };
}

const DESCRIPTOR = /(?:\d{1,4}|\{[A-Za-z_]\w{0,63}\})(?=[<>])/y;

/** Takes the file descriptor of a redirection, such as the 2 of `2>`. */
export function takeDescriptor(cursor: Cursor): boolean {
  DESCRIPTOR.lastIndex = cursor.at;
  const match = DESCRIPTOR.exec(cursor.text);
  if (match === null) return false;
  cursor.at += match[0].length;
  return true;
}

/** Skips newlines and the here-documents that follow them. */
export function skipNewlines(cursor: Cursor): void {
  skipBlanks(cursor);
  while (peek(cursor) === '\n' || peek(cursor) === '\r') {
    if (accept(cursor, '\n')) parseHereBodies(cursor);
    else cursor.at += 1;
    skipBlanks(cursor);
  }
}
