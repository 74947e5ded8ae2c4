import { ENCODED_PLACES } from './encoded-groups.js';

/** A run this long is found; shorter ones may be. */
export const LONG_RUN = 24;
/** Every run of LONG_RUN characters holds two places that are multiples of this, next to each other, and all between them. */
const STEP = LONG_RUN / 2;

/** Bit of a code's entry in a table of runs: the code is marked. */
const MARK = 16;

/** For each code, 0 if it ends a run; else its bits of ENCODED_PLACES, and MARK for those of `marked`. */
export function runTable(marked: Iterable<number>): Uint8Array {
  const table = Uint8Array.from(ENCODED_PLACES);
  for (const code of marked) if (table[code] !== 0) table[code] = (table[code] ?? 0) | MARK;
  return table;
}

/**
 * Goes through the runs of at least LONG_RUN base64 or base64url characters of a text. Words are shorter: a look at six of
 * thirteen characters settles most places.
 */
export class LongRuns {
  readonly #table: Uint8Array;
  readonly #codes: Uint8Array;
  readonly #length: number;
  /** The run: [start, end). Before the first call and after the last, nothing. */
  start = 0;
  end = 0;
  #marked = false;

  /** @param length how many of the codes are the text. */
  constructor(table: Uint8Array, codes: Uint8Array, length: number) {
    this.#table = table;
    this.#codes = codes;
    this.#length = length;
  }

  /** Moves on to the next run; false when there is none. */
  next(): boolean {
    let from = this.end - (this.end % STEP);
    for (;;) {
      const at = nextFilled(this.#table, this.#codes, from, this.#length);
      if (at < 0) return false;
      this.#measure(at);
      if (this.end - this.start >= LONG_RUN) return true;
      from = at + STEP;
    }
  }

  /** Takes the run around `at`, up to the one before. */
  #measure(at: number): void {
    const table = this.#table;
    const codes = this.#codes;
    let start = at;
    let end = at;
    let bits = 0;
    for (let entry = 1; start > this.end && entry !== 0; ) {
      entry = table[codes[start - 1] ?? 0] ?? 0;
      bits |= entry;
      if (entry !== 0) start -= 1;
    }
    for (let entry = 1; end < this.#length && entry !== 0; ) {
      entry = table[codes[end] ?? 0] ?? 0;
      bits |= entry;
      if (entry !== 0) end += 1;
    }
    this.start = start;
    this.end = end;
    this.#marked = (bits & MARK) !== 0;
  }

  /** The first marked place of the run at or behind `from`, or -1. */
  mark(from: number): number {
    if (!this.#marked) return -1;
    for (let at = from; at < this.end; at += 1) {
      if (((this.#table[this.#codes[at] ?? 0] ?? 0) & MARK) !== 0) return at;
    }
    return -1;
  }
}

/** The next multiple of STEP at or behind `from` (itself one) that begins a stretch that looks like a part of a run; -1 at the end. */
function nextFilled(inRun: Uint8Array, codes: Uint8Array, from: number, length: number): number {
  for (let at = from; at + STEP < length; at += STEP) {
    const all =
      (inRun[codes[at + STEP] ?? 0] ?? 0) &
      (inRun[codes[at + 9] ?? 0] ?? 0) &
      (inRun[codes[at + 7] ?? 0] ?? 0) &
      (inRun[codes[at + 5] ?? 0] ?? 0) &
      (inRun[codes[at + 3] ?? 0] ?? 0) &
      (inRun[codes[at] ?? 0] ?? 0);
    if (all !== 0) return at;
  }
  return -1;
}
