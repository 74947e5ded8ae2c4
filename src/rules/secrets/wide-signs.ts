import { FOREIGN_WORDS } from './context/foreign-words.js';
import { INVISIBLE_RANGES } from './invisible.js';
import { LAST_ASCII, unitAt } from './text-codes.js';

/** What characters outside ASCII can tell. Bits. */
export const WIDE = { invisible: 1, keyWord: 2 } as const;

/** A key word as code units, in both cases: a unit of a text may be either. */
interface Word {
  readonly lower: readonly number[];
  readonly upper: readonly number[];
  /** Where its first unit outside ASCII stands together with the one behind or before it. */
  readonly offset: number;
}

/** For each code unit, WIDE.invisible if it shows nothing. */
const INVISIBLE = invisibleTable();
/** For the low bytes of two code units, the index of the words that have them at their offset; those at 0 are none. */
const INDEXES = new Uint8Array(65_536);
const WORDS = wordLists();

/**
 * What the characters outside ASCII of a text are signs of.
 * @param wide its UTF-16 units, low byte first.
 * @param length how many units.
 */
export function wideSigns(wide: Uint8Array, length: number): number {
  let signs = 0;
  let two = 0;
  for (let at = 0; at < length; at += 1) {
    const unit = unitAt(wide, at);
    two = ((two << 8) | (unit & 0xff)) & 0xffff;
    signs |= INVISIBLE[unit] ?? 0;
    const index = INDEXES[two] ?? 0;
    if (index !== 0 && hasWord(WORDS[index] ?? [], wide, at - 1, length)) signs |= WIDE.keyWord;
  }
  return signs;
}

function hasWord(words: readonly Word[], wide: Uint8Array, at: number, length: number): boolean {
  for (const word of words) if (isWord(word, wide, at - word.offset, length)) return true;
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

function invisibleTable(): Uint8Array {
  const table = new Uint8Array(65_536);
  for (const [first, last] of INVISIBLE_RANGES) table.fill(WIDE.invisible, first, last + 1);
  return table;
}
