import { FIRST_IN_RUN, SECOND_IN_RUN } from './run-table.js';
import type { TextCodes } from './text-codes.js';

/** A run this long is found. */
export const LONG_RUN = 24;
const BOTH_IN_RUN = FIRST_IN_RUN | SECOND_IN_RUN;
/** Every run of LONG_RUN characters holds two places that are multiples of twelve, next to each other, and all between them: in pairs of characters. */
const STEP = LONG_RUN / 4;

/**
 * Goes through the runs of at least LONG_RUN base64 or base64url characters of a text, two characters at a time. Words are
 * shorter: a look at seven of thirteen characters settles most places.
 */
export class LongRuns {
  readonly #table: Uint8Array;
  readonly #codes: TextCodes;
  readonly #length: number;
  /** The run: [start, end). Before the first call and after the last, nothing. */
  start = 0;
  end = 0;

  /**
   * @param table see runTable.
   * @param length how many of the codes are the text.
   */
  constructor(table: Uint8Array, codes: TextCodes, length: number) {
    this.#table = table;
    this.#codes = codes;
    this.#length = length;
  }

  /** Moves on to the next run; false when there is none. */
  next(): boolean {
    const { pairs } = this.#codes;
    const table = this.#table;
    let at = STEP * Math.ceil(this.end / (2 * STEP));
    for (;;) {
      at = nextFilled(table, pairs, at, this.#length >> 1);
      if (at < 0) return false;
      this.start = startOf(table, pairs, at);
      this.end = endOf(table, pairs, at);
      if (this.end - this.start >= LONG_RUN) return true;
      at += STEP;
    }
  }
}

/** The next multiple of STEP at or behind `from` (itself one) that begins a stretch that looks like a part of a run; -1 at the end. */
function nextFilled(table: Uint8Array, pairs: Uint16Array, from: number, end: number): number {
  for (let at = from; at + STEP <= end; at += STEP) {
    const three = (table[pairs[at] ?? 0] ?? 0) & (table[pairs[at + 2] ?? 0] ?? 0) & (table[pairs[at + 4] ?? 0] ?? 0);
    const last = table[pairs[at + STEP] ?? 0] ?? 0;
    if ((three & BOTH_IN_RUN) === BOTH_IN_RUN && (last & FIRST_IN_RUN) !== 0) return at;
  }
  return -1;
}

/** The first character of the run that a pair belongs to. What is no part of a run ends it: the run before as well. */
function startOf(table: Uint8Array, pairs: Uint16Array, pair: number): number {
  for (let at = pair - 1; at >= 0; at -= 1) {
    const bits = (table[pairs[at] ?? 0] ?? 0) & BOTH_IN_RUN;
    if (bits !== BOTH_IN_RUN) return at * 2 + ((bits & SECOND_IN_RUN) !== 0 ? 1 : 2);
  }
  return 0;
}

/** The character behind the run that a pair belongs to: at the latest the zeros behind a text end it. */
function endOf(table: Uint8Array, pairs: Uint16Array, pair: number): number {
  for (let at = pair; ; at += 1) {
    const bits = (table[pairs[at] ?? 0] ?? 0) & BOTH_IN_RUN;
    if (bits !== BOTH_IN_RUN) return at * 2 + ((bits & FIRST_IN_RUN) !== 0 ? 1 : 0);
  }
}
