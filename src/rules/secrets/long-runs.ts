import { ENCODED_PLACES } from './encoded-groups.js';

/** A run this long is found; shorter ones may be. */
export const LONG_RUN = 24;
/** Every run of LONG_RUN characters holds two places that are multiples of this, next to each other, and all between them. */
const STEP = LONG_RUN / 2;

/**
 * Goes through the runs of at least LONG_RUN base64 or base64url characters of a text. Words are shorter: a look at six of
 * thirteen characters settles most places.
 */
export class LongRuns {
  readonly #codes: Uint8Array;
  readonly #length: number;
  /** The run: [start, end). Before the first call and after the last, nothing. */
  start = 0;
  end = 0;

  /** @param length how many of the codes are the text. */
  constructor(codes: Uint8Array, length: number) {
    this.#codes = codes;
    this.#length = length;
  }

  /** Moves on to the next run; false when there is none. */
  next(): boolean {
    const codes = this.#codes;
    let from = this.end - (this.end % STEP);
    for (;;) {
      const at = nextFilled(codes, from, this.#length);
      if (at < 0) return false;
      this.start = runStart(codes, at, this.end);
      this.end = runEnd(codes, at, this.#length);
      if (this.end - this.start >= LONG_RUN) return true;
      from = at + STEP;
    }
  }
}

/** The next multiple of STEP at or behind `from` (itself one) that begins a stretch that looks like a part of a run; -1 at the end. */
function nextFilled(codes: Uint8Array, from: number, length: number): number {
  const inRun = ENCODED_PLACES;
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

function runStart(codes: Uint8Array, at: number, floor: number): number {
  let start = at;
  while (start > floor && ENCODED_PLACES[codes[start - 1] ?? 0] !== 0) start -= 1;
  return start;
}

function runEnd(codes: Uint8Array, at: number, length: number): number {
  let end = at;
  while (end < length && ENCODED_PLACES[codes[end] ?? 0] !== 0) end += 1;
  return end;
}
