import { pairTable } from './byte-pairs.js';

/** Bits of a class. */
export const CLASS_BITS = 5;
export const CLASS_COUNT = 1 << CLASS_BITS;
/** What a code counts as: a letter, whatever its case; a digit; one of four groups of the signs that tokens hold; anything else (0). */
export const CLASSES = classTable();
/** The same for two codes read as one number of 16 bits, in the order of bytes that this processor has: first class, then second. */
export const PAIR_CLASSES = pairTable((code) => classOf(code) << CLASS_BITS, classOf);

/** What a code counts as. */
export function classOf(code: number): number {
  return CLASSES[code] ?? 0;
}

/** The code of a letter in lower case, of anything else as it is. */
export function lower(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}

function classTable(): Uint8Array {
  const classes = new Uint8Array(256);
  for (let letter = 0; letter < 26; letter += 1) {
    classes[65 + letter] = letter + 1;
    classes[97 + letter] = letter + 1;
  }
  ['0123456789', '-_~', '.:', '/', '%&\\'].forEach((group, index) => {
    for (const character of group) classes[character.charCodeAt(0)] = 27 + index;
  });
  return classes;
}
