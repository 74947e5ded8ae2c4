import { parseRow, type StoredRow } from './chain.js';
import { type Line, readLines } from './read-lines.js';
import { CHAIN_START } from './row.js';

/** Why the rows are not the ones that were written, in the order in which they were written. */
export type ChainFaultKind =
  /** A line that is no row: cut, glued or from elsewhere. */
  | 'not-a-row'
  /** The row's text is not what was hashed. */
  | 'edited'
  /** Rows are missing before this one. */
  | 'gap'
  /** The row stands later than it was written, or twice. */
  | 'order'
  /** The number is right, but the row was written behind another one: this or the one before was replaced. */
  | 'link';

export interface ChainFault {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly kind: ChainFaultKind;
  readonly message: string;
}

export interface ChainReport {
  /** No fault, and the anchor, if one was asked for, is among the rows. */
  readonly ok: boolean;
  readonly rows: number;
  /** Number of the first row; 1 is the beginning of a chain. 0 without rows. */
  readonly firstSeq: number;
  readonly lastSeq: number;
  /** Hash of the last row: keep it elsewhere, and a later run can prove that nothing before it changed. */
  readonly head: string;
  /** The very last line is unfinished: the process died in mid-write, before it answered. No fault. */
  readonly torn: boolean;
  /** Undefined when no anchor was asked for. */
  readonly anchorFound: boolean | undefined;
  /** The first of them; `faultCount` counts all. */
  readonly faults: readonly ChainFault[];
  readonly faultCount: number;
}

const MAX_LISTED = 100;

/**
 * Checks the rows of audit files, which may be given in any order: the one with the lowest number comes first.
 * @param anchor the hash of a row that must be there, noted down earlier.
 * @throws when a file cannot be read.
 */
export function verifyChain(files: readonly string[], anchor?: string): ChainReport {
  const walk = new ChainWalk(anchor);
  for (const file of inRowOrder(files)) {
    walk.endTorn();
    for (const line of readLines(file)) walk.line(file, line);
  }
  return walk.report();
}

function inRowOrder(files: readonly string[]): readonly string[] {
  return files
    .map((file) => ({ file, seq: firstSeq(file) }))
    .sort((a, b) => a.seq - b.seq)
    .map(({ file }) => file);
}

/** Number of the first row; a file without rows comes last, as one just begun does. */
function firstSeq(file: string): number {
  for (const { text } of readLines(file)) {
    const row = text === undefined ? undefined : parseRow(text);
    if (row !== undefined) return row.seq;
  }
  return Number.MAX_SAFE_INTEGER;
}

class ChainWalk {
  #rows = 0;
  #firstSeq = 0;
  #last: { readonly seq: number; readonly hash: string } | undefined;
  #torn: { readonly file: string; readonly line: number } | undefined;
  #anchorFound = false;
  readonly #faults: ChainFault[] = [];
  #faultCount = 0;

  constructor(private readonly anchor: string | undefined) {}

  line(file: string, { number, text, isFinished }: Line): void {
    const row = text === undefined ? undefined : parseRow(text);
    if (row !== undefined) this.#row(file, number, row);
    else if (isFinished) this.#fault(file, number, 'not-a-row', 'is no row: cut, glued or from elsewhere');
    else this.#torn = { file, line: number };
  }

  /** An unfinished line is harmless only at the very end. */
  endTorn(): void {
    if (this.#torn === undefined) return;
    this.#fault(this.#torn.file, this.#torn.line, 'not-a-row', 'is unfinished, and rows come after it');
    this.#torn = undefined;
  }

  report(): ChainReport {
    const anchorFound = this.anchor === undefined ? undefined : this.#anchorFound;
    return {
      ok: this.#faultCount === 0 && anchorFound !== false,
      rows: this.#rows,
      firstSeq: this.#firstSeq,
      lastSeq: this.#last?.seq ?? 0,
      head: this.#last?.hash ?? CHAIN_START,
      torn: this.#torn !== undefined,
      anchorFound,
      faults: this.#faults,
      faultCount: this.#faultCount,
    };
  }

  /** Each row is held against the one before as it stands, so that one change is one fault. */
  #row(file: string, line: number, row: StoredRow): void {
    if (!row.genuine) this.#fault(file, line, 'edited', `row ${row.seq} was changed after it was written`);
    else if (row.hash === this.anchor) this.#anchorFound = true;
    const last = this.#last;
    if (last === undefined) this.#begin(file, line, row);
    else this.#step(file, line, row, last);
    this.#rows += 1;
    this.#last = { seq: row.seq, hash: row.hash };
  }

  #begin(file: string, line: number, row: StoredRow): void {
    this.#firstSeq = row.seq;
    if (row.seq === 1 && row.prev !== CHAIN_START)
      this.#fault(file, line, 'link', 'row 1 was written behind another one');
  }

  #step(file: string, line: number, row: StoredRow, last: { readonly seq: number; readonly hash: string }): void {
    const missing = row.seq - last.seq - 1;
    if (missing > 0)
      this.#fault(
        file,
        line,
        'gap',
        missing === 1 ? `row ${row.seq - 1} is missing` : `rows ${last.seq + 1} to ${row.seq - 1} are missing`,
      );
    else if (missing < 0) this.#fault(file, line, 'order', `row ${row.seq} comes after row ${last.seq}`);
    else if (row.prev !== last.hash)
      this.#fault(file, line, 'link', `row ${row.seq} was not written behind this row ${last.seq}`);
  }

  #fault(file: string, line: number, kind: ChainFaultKind, message: string): void {
    this.#faultCount += 1;
    if (this.#faults.length < MAX_LISTED) this.#faults.push({ file, line, kind, message });
  }
}
