import { CLASSES } from './code-classes.js';

/** Characters next to a gram are told apart by sixteen kinds, a bit for each: these are all. */
export const ANY_KIND = 0xffff;
/** In the bits of both neighbours, those of the character behind are above those of the one before. */
const BEHIND_SHIFT = 16;
const LETTERS = 26;
const LETTER_KINDS = 11;
const DIGIT_KIND = LETTER_KINDS + 1;
/** For each code, the bit of its kind: 0 for all that has no class, eleven for letters, one for digits, the rest for signs. */
export const NEIGHBOUR_KINDS = Uint16Array.from(CLASSES, (charClass) => 1 << kindOf(charClass));

/** The kinds of what is neither letter nor digit. */
export const SIGN_KINDS = ANY_KIND & ~((1 << (DIGIT_KIND + 1)) - 2);

/** The bits of the kinds that may stand before and behind a gram. */
export function neighbourBits(before: number, behind: number): number {
  return before | (behind << BEHIND_SHIFT);
}

/** Whether two codes are of kinds that such bits hold. */
export function areNeighbours(bits: number, before: number, behind: number): boolean {
  return (
    (bits & (NEIGHBOUR_KINDS[before] ?? 0)) !== 0 && ((bits >>> BEHIND_SHIFT) & (NEIGHBOUR_KINDS[behind] ?? 0)) !== 0
  );
}

function kindOf(charClass: number): number {
  if (charClass === 0) return 0;
  if (charClass <= LETTERS) return 1 + ((charClass - 1) % LETTER_KINDS);
  return Math.min(DIGIT_KIND + charClass - LETTERS - 1, 15);
}
