import { lower } from './code-classes.js';
import { ENCODED_PLACES } from './encoded-groups.js';

/** Bits of a pair's entry: its first or second code is part of a run; one of the literals may begin at one of them. */
export const FIRST_IN_RUN = 1;
export const SECOND_IN_RUN = 2;
export const MAY_BEGIN = 4;

/**
 * What two codes, read as one number of 16 bits in the order of bytes that this processor has, are to a search for runs of base64 or
 * base64url characters.
 * @param literals those to be found within runs: as bytes, the first as written, the others in lower case. One that holds other
 * characters can only stand where a run begins or ends, and is left out.
 */
export function runTable(literals: readonly Uint8Array[]): Uint8Array {
  const table = new Uint8Array(65_536);
  const pair = new Uint16Array(1);
  const codes = new Uint8Array(pair.buffer);
  const within = literals.filter((literal) => literal.every(isInRun));
  const firsts = new Set(within.map(([first]) => first));
  for (let value = 0; value < table.length; value += 1) {
    pair[0] = value;
    const [first = 0, second = 0] = codes;
    const begins =
      firsts.has(second) || (firsts.has(first) && within.some((literal) => beginsWith(literal, first, second)));
    table[value] =
      (isInRun(first) ? FIRST_IN_RUN : 0) | (isInRun(second) ? SECOND_IN_RUN : 0) | (begins ? MAY_BEGIN : 0);
  }
  return table;
}

function beginsWith([own, next]: Uint8Array, first: number, second: number): boolean {
  return own === first && (next === undefined || next === lower(second));
}

function isInRun(code: number): boolean {
  return ENCODED_PLACES[code] !== 0;
}
