import type { SweepMemory } from './memory.js';

/** The loops that every text passes through. */
export interface Sweep {
  readonly memory: SweepMemory;
  /**
   * Fills the memory's hits with every even place of a gram that some literal has, with neighbours as some literal has them, in order.
   * @param length how many characters of the memory's text.
   * @returns how many hits.
   */
  grams(length: number): number;
  /** Fills the memory's runs with those of at least LONG_RUN base64 or base64url characters, in order, and gives their number. */
  runs(length: number): number;
  /**
   * Makes the text of `wide`: a byte for each unit, which for one outside ASCII is outside ASCII or zero, since its low byte may be that of
   * a letter. Fills the memory's hits with the places of wordPairs, but for pairs of two ASCII units.
   * @returns twice their number, and one more if some unit shows nothing.
   */
  wide(length: number): number;
}
