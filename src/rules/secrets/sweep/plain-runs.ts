import { lazy } from '../../../domain/lazy.js';
import { pairTable } from '../byte-pairs.js';
import { ENCODED_PLACES } from '../encoded-groups.js';
import { LONG_RUN, packRun, type SweepMemory } from './memory.js';

/** Bits of two codes: the first or the second is part of a run. */
const FIRST = 1;
const SECOND = 2;
const BOTH = FIRST | SECOND;
/** For each two codes, read as one number of 16 bits in the order of bytes that this processor has, their bits. Made on first use: the kernel needs none. */
const inRun = lazy(() =>
  pairTable(
    (code) => (isInRun(code) ? FIRST : 0),
    (code) => (isInRun(code) ? SECOND : 0),
  ),
);
/** Every run of LONG_RUN characters holds two places that are multiples of twelve, next to each other, and all between them: in pairs of characters. */
const STEP = LONG_RUN / 4;

/** See Sweep: two characters at a time. Words are shorter: a look at seven of thirteen characters settles most places. */
export function fillRuns({ pairs, runs }: SweepMemory, length: number): number {
  const table = inRun();
  let count = 0;
  for (let at = nextFilled(table, pairs, 0, length >> 1); at >= 0; ) {
    const [start, end] = [startOf(table, pairs, at), endOf(table, pairs, at)];
    if (end - start >= LONG_RUN) {
      runs[count] = packRun(start, end);
      count += 1;
      at = STEP * Math.ceil(end / (2 * STEP)) - STEP;
    }
    at = nextFilled(table, pairs, at + STEP, length >> 1);
  }
  return count;
}

/** The next multiple of STEP at or behind `from` (itself one) that begins a stretch that looks like a part of a run; -1 at the end. */
function nextFilled(table: Uint16Array, pairs: Uint16Array, from: number, end: number): number {
  for (let at = from; at + STEP <= end; at += STEP) {
    const three = bitsAt(table, pairs, at) & bitsAt(table, pairs, at + 2) & bitsAt(table, pairs, at + 4);
    if (three === BOTH && (bitsAt(table, pairs, at + STEP) & FIRST) !== 0) return at;
  }
  return -1;
}

/** The first character of the run that a pair belongs to. What is no part of a run ends it: the run before as well. */
function startOf(table: Uint16Array, pairs: Uint16Array, pair: number): number {
  for (let at = pair - 1; at >= 0; at -= 1) {
    const bits = bitsAt(table, pairs, at);
    if (bits !== BOTH) return at * 2 + ((bits & SECOND) !== 0 ? 1 : 2);
  }
  return 0;
}

/** The character behind the run that a pair belongs to: at the latest the zeros behind a text end it. */
function endOf(table: Uint16Array, pairs: Uint16Array, pair: number): number {
  for (let at = pair; ; at += 1) {
    const bits = bitsAt(table, pairs, at);
    if (bits !== BOTH) return at * 2 + (bits & FIRST);
  }
}

function bitsAt(table: Uint16Array, pairs: Uint16Array, pair: number): number {
  return table[pairs[pair] ?? 0] ?? 0;
}

function isInRun(code: number): boolean {
  return ENCODED_PLACES[code] !== 0;
}
