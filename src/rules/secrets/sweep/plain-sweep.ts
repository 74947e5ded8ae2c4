import { CLASS_BITS } from '../code-classes.js';
import { GRAM } from '../gram-choice.js';
import { areNeighbours } from '../gram-neighbours.js';
import { GRAMS, packHit, SweepMemory } from './memory.js';
import { fillRuns } from './plain-runs.js';
import type { Sweep } from './sweep.js';

const LAST_ASCII = 0x7f;
const PAIR_BITS = 2 * CLASS_BITS;
/** Bits of a gram that pick the word of 32 bits, and those that pick the bit in it. */
const WORD_BITS = 5;
const WORD_MASK = (1 << WORD_BITS) - 1;

/** The loops in JavaScript. */
export class PlainSweep implements Sweep {
  readonly memory = new SweepMemory();

  grams(length: number): number {
    const { pairs, classes, known } = this.memory;
    const last = (length + 1) >> 1;
    let gram = classes[pairs[0] ?? 0] ?? 0;
    let count = 0;
    for (let pair = 1; pair <= last; pair += 1) {
      gram = ((gram << PAIR_BITS) | (classes[pairs[pair] ?? 0] ?? 0)) & (GRAMS - 1);
      if ((((known[gram >> WORD_BITS] ?? 0) >> (gram & WORD_MASK)) & 1) !== 0)
        count += this.#add(count, 2 * pair - 2, gram);
    }
    return count;
  }

  runs(length: number): number {
    return fillRuns(this.memory, length);
  }

  wide(length: number): number {
    const { text, wide, hits, invisible, wordPairs } = this.memory;
    let [before, hidden, count] = [0, 0, 0];
    for (let at = 0; at < length; at += 1) {
      const unit = (wide[2 * at] ?? 0) | ((wide[2 * at + 1] ?? 0) << 8);
      const two = ((before & 0xff) << 8) | (unit & 0xff);
      hidden |= invisible[unit] ?? 0;
      text[at] = narrowed(unit);
      if ((before | unit) > LAST_ASCII && wordPairs[two] === 1) {
        hits[count] = at - 1;
        count += 1;
      }
      before = unit;
    }
    return 2 * count + hidden;
  }

  /** One hit more or none: what stands around the gram decides. */
  #add(count: number, at: number, gram: number): number {
    const { text, hits, slots, neighbours } = this.memory;
    const index = slots[gram] ?? 0;
    if (!areNeighbours(neighbours[index] ?? 0, at === 0 ? 0 : (text[at - 1] ?? 0), text[at + GRAM] ?? 0)) return 0;
    hits[count] = packHit(at, index);
    return 1;
  }
}

/** A unit as a byte that is outside ASCII or zero if the unit is: as the kernel's instruction makes it, which takes units for signed. */
function narrowed(unit: number): number {
  return unit > 0x7fff ? 0 : Math.min(unit, 0xff);
}
