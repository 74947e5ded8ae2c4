import { lineStart } from '../characters.js';
import { classifyKey, type KeyClass } from '../context/key-grammar.js';
import { isSecretValue } from '../context/value-grammar.js';
import type { Place } from '../places.js';
import type { SecretSpan } from '../types.js';

const DELIMITERS = ['|', '\t', ',', ';'] as const;
type Delimiter = (typeof DELIMITERS)[number];
const MAX_HEADER = 1024;
const MAX_ROW = 8192;
const MAX_ROWS = 10_000;
/** The characters of a header's names, quotes and delimiters: prose has others. */
const HEADER_LINE = /^[\w\s.()/#"'`*|,;-]*$/;
const RULER = /^[\s|:+=-]+$/;

/** See Detector: the end of a cell with a key word. Where a value follows closely, the signs of assignments find it too. */
export const TABLE_SIGN =
  '(?i:(?:pass|pwd|word|phrase|secret|token|key|cred|credentials|auth)[a-z0-9_]{0,4}["\'`* ]{0,3}(?:[|\\t]|[,;]["\'a-z_]))';

export const TABLE_LITERALS = ['pass', 'pwd', 'word', 'phrase', 'secret', 'token', 'key', 'cred', 'auth'];

interface Column {
  readonly index: number;
  readonly name: string;
  readonly keyClass: KeyClass;
}

interface Cell {
  readonly start: number;
  readonly end: number;
}

/** Finds secrets in CSV, TSV and Markdown tables: the cells below a header cell that is a secret's name. */
export function findTableSecrets(text: string, places: readonly Place[]): SecretSpan[] {
  const spans: SecretSpan[] = [];
  let resume = 0;
  for (const { start: word } of places) {
    if (word < resume) continue;
    const start = lineStart(text, word, Math.max(resume, word - MAX_HEADER));
    const end = lineEnd(text, word);
    const header = end - start <= MAX_HEADER ? readHeader(text, start, end) : undefined;
    resume = header === undefined ? end + 1 : readRows(text, end + 1, header, spans);
  }
  return spans;
}

interface Header {
  readonly delimiter: Delimiter;
  readonly cells: number;
  readonly columns: readonly Column[];
}

function readHeader(text: string, start: number, end: number): Header | undefined {
  const line = text.slice(start, end);
  if (!HEADER_LINE.test(line)) return undefined;
  for (const delimiter of DELIMITERS) {
    if (!line.includes(delimiter)) continue;
    const cells = splitRow(text, start, end, delimiter);
    const names = cells.map((cell) => text.slice(cell.start, cell.end));
    if (cells.length < 2 || !names.every((name) => /^[\w .()/#-]{0,48}$/.test(name))) continue;
    const columns = names.flatMap((name, index): Column[] => {
      const keyClass = classifyKey(name);
      return keyClass === 'none' ? [] : [{ index, name, keyClass }];
    });
    if (columns.length > 0) return { delimiter, cells: cells.length, columns };
  }
  return undefined;
}

/** Reads the rows below a header; returns where the table ends. */
function readRows(text: string, from: number, header: Header, spans: SecretSpan[]): number {
  let at = from;
  for (let row = 0; row < MAX_ROWS && at < text.length; row += 1) {
    const end = lineEnd(text, at);
    if (end - at > MAX_ROW) return at;
    const cells = splitRow(text, at, end, header.delimiter);
    if (cells.length !== header.cells) return at;
    if (!RULER.test(text.slice(at, end))) spans.push(...secretsOf(text, cells, header));
    at = end + 1;
  }
  return at;
}

function secretsOf(text: string, cells: readonly Cell[], header: Header): SecretSpan[] {
  return header.columns.flatMap(({ index, name, keyClass }): SecretSpan[] => {
    const cell = cells[index];
    if (cell === undefined) return [];
    const value = text.slice(cell.start, cell.end);
    if (!/\d|[^\w\s]/.test(value) || !isSecretValue(value, keyClass, { written: 'quoted', key: name })) return [];
    return [{ ...cell, rule: 'table-secret', confidence: 'medium' }];
  });
}

/** The cells of one row without their quotes and outer spaces; the empty cells outside a Markdown row's pipes are none. */
function splitRow(text: string, start: number, end: number, delimiter: Delimiter): Cell[] {
  const cells: Cell[] = [];
  let from = start;
  let quoted = false;
  for (let at = start; at <= end; at += 1) {
    const character = at === end ? delimiter : text.charAt(at);
    if (character === '"') quoted = !quoted;
    if (character !== delimiter || (quoted && at < end)) continue;
    cells.push(trimCell(text, from, at));
    from = at + 1;
  }
  if (delimiter !== '|') return cells;
  return cells.filter((cell, index) => cell.end > cell.start || (index > 0 && index < cells.length - 1));
}

function trimCell(text: string, start: number, end: number): Cell {
  let [from, to] = [start, end];
  while (from < to && /[\s"'`*]/.test(text.charAt(from))) from += 1;
  while (to > from && /[\s"'`*]/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

function lineEnd(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  return newline < 0 ? text.length : newline;
}
