/** Characters of each literal that the filter looks at, its first ones. */
export const KEY_LENGTH = 8;

const FACTOR = 0x01000193;
/** FACTOR to the power of KEY_LENGTH, modulo 2^32: what the oldest character of the window has been multiplied by. */
const OLDEST = Array.from({ length: KEY_LENGTH }).reduce<number>((power) => Math.imul(power, FACTOR), 1);
/** Slots per literal: most positions of a text end at the first look. */
const SLOTS_PER_LITERAL = 64;
const MIN_SLOTS = 1024;

/**
 * Says in one pass over a text which groups of literals it may hold: a rolling hash of KEY_LENGTH characters (Karp and
 * Rabin) against the hashes of their beginnings. Never misses one, and is wrong about one position in 2^32.
 * @param groups literals of at least KEY_LENGTH characters, in at most 31 groups.
 * @returns a function that gives the groups as a bit mask, 0 for a text that holds none.
 */
export function createLiteralFilter(groups: readonly (readonly string[])[]): (text: string) => number {
  const masks = new Map<number, number>();
  groups.forEach((literals, group) => {
    for (const literal of literals) {
      const hash = hashOfKey(literal);
      masks.set(hash, (masks.get(hash) ?? 0) | (1 << group));
    }
  });
  const slots = new Uint8Array(slotCount(masks.size));
  const last = slots.length - 1;
  for (const hash of masks.keys()) slots[hash & last] = 1;
  return (text) => {
    if (text.length < KEY_LENGTH) return 0;
    let found = 0;
    let hash = hashOfKey(text);
    for (let end = KEY_LENGTH; ; end++) {
      if (slots[hash & last] === 1) found |= masks.get(hash) ?? 0;
      if (end === text.length) return found;
      hash =
        (Math.imul(hash, FACTOR) + text.charCodeAt(end) - Math.imul(OLDEST, text.charCodeAt(end - KEY_LENGTH))) | 0;
    }
  };
}

function hashOfKey(text: string): number {
  let hash = 0;
  for (let i = 0; i < KEY_LENGTH; i++) hash = (Math.imul(hash, FACTOR) + text.charCodeAt(i)) | 0;
  return hash;
}

/** A power of two, so that a mask picks the slot. */
function slotCount(literals: number): number {
  return Math.max(MIN_SLOTS, 2 ** Math.ceil(Math.log2(literals * SLOTS_PER_LITERAL + 1)));
}
