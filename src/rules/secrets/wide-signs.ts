import { FOREIGN_WORDS } from './context/foreign-words.js';
import { INVISIBLE_RANGES } from './invisible.js';
import type { SweepMemory } from './sweep/memory.js';
import type { Sweep } from './sweep/sweep.js';
import { unitAt } from './text-codes.js';

/** What characters outside ASCII can tell. Bits. */
export const WIDE = { invisible: 1, keyWord: 2 } as const;

const LAST_ASCII = 127;

/** A key word as code units, in both cases: a unit of a text may be either. */
interface Word {
  readonly lower: readonly number[];
  readonly upper: readonly number[];
  /** Where its first unit outside ASCII stands together with the one behind or before it. */
  readonly offset: number;
}

/** For the low bytes of two code units, the index of the words that have them at their offset; those at 0 are none. */
const INDEXES = new Uint8Array(65_536);
const WORDS = wordLists();

/** Writes the tables of a sweep's memory that wideSigns needs. */
export function fillWideTables({ invisible, wordPairs }: SweepMemory): void {
  for (const [first, last] of INVISIBLE_RANGES) invisible.fill(1, first, last + 1);
  wordPairs.set(INDEXES.map((index) => Math.min(index, 1)));
}

/**
 * What the characters outside ASCII of a text are signs of.
 * @param sweep with the text in its memory's `wide`.
 * @param length of the text in UTF-16 units.
 */
export function wideSigns(sweep: Sweep, length: number): number {
  const { wide, hits } = sweep.memory;
  const result = sweep.wide(length);
  for (let i = 0; i < result >> 1; i += 1) {
    if (hasWord(wide, hits[i] ?? 0, length)) return WIDE.keyWord | (result & 1);
  }
  return result & 1;
}

function hasWord(wide: Uint8Array, at: number, length: number): boolean {
  const two = ((wide[2 * at] ?? 0) << 8) | (wide[2 * at + 2] ?? 0);
  for (const word of WORDS[INDEXES[two] ?? 0] ?? []) if (isWord(word, wide, at - word.offset, length)) return true;
  return false;
}

function isWord({ lower, upper }: Word, wide: Uint8Array, start: number, length: number): boolean {
  if (start < 0 || start + lower.length > length) return false;
  for (let i = 0; i < lower.length; i += 1) {
    const unit = unitAt(wide, start + i);
    if (unit !== lower[i] && unit !== upper[i]) return false;
  }
  return true;
}

function wordLists(): readonly (readonly Word[])[] {
  const lists: Word[][] = [[]];
  for (const text of FOREIGN_WORDS) {
    const [lower, upper] = [unitsOf(text.toLowerCase()), unitsOf(text.toUpperCase())];
    const wideAt = lower.findIndex((unit) => unit > LAST_ASCII);
    const offset = Math.min(wideAt, lower.length - 2);
    for (const two of pairsOf(lower, upper, offset)) {
      const index = INDEXES[two] || lists.push([]) - 1;
      lists[index]?.push({ lower, upper, offset });
      INDEXES[two] = index;
    }
  }
  return lists;
}

/** The low bytes of two units of a word, in every case. */
function pairsOf(lower: readonly number[], upper: readonly number[], offset: number): ReadonlySet<number> {
  const low = (units: readonly number[], at: number): number => (units[at] ?? 0) & 0xff;
  const cases = [lower, upper];
  return new Set(cases.flatMap((first) => cases.map((second) => (low(first, offset) << 8) | low(second, offset + 1))));
}

function unitsOf(text: string): readonly number[] {
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
}
