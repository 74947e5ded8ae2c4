const GROUPS = 8;
const GROUP = 4;
/** For each byte, 0 outside base64 and base64url; else one bit for each place in a group of four where a character may stand if the three bytes are ASCII. */
export const ENCODED_PLACES: Uint8Array = placesTable();

function placesTable(): Uint8Array {
  const table = new Uint8Array(256);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  for (let value = 0; value < 64; value += 1) {
    // A byte below 128 has its high bit clear: bit 5 of the first character, bit 3 of the second, bit 1 of the third.
    const bits = ((value & 32) === 0 ? 1 : 0) | ((value & 8) === 0 ? 2 : 0) | ((value & 2) === 0 ? 4 : 0) | 8;
    table[alphabet.charCodeAt(value)] = bits;
  }
  // base64url: `-` is 62, `_` is 63.
  table[0x2d] = table[0x2b] ?? 0;
  table[0x5f] = table[0x2f] ?? 0;
  return table;
}

/** Characters in eight groups of four. */
export const ENCODED_LENGTH = GROUPS * GROUP;

/**
 * Whether a run of base64 characters, [start, end), holds eight groups in a row whose bytes are all ASCII: see ENCODED_SIGN.
 * Hashes, random keys and words pass this by chance once in millions.
 */
export function holdsEncodedText(codes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at + ENCODED_LENGTH <= end; at += 1) {
    if (hasGroups(codes, at)) return true;
  }
  return false;
}

function hasGroups(codes: Uint8Array, start: number): boolean {
  for (let at = 0; at < ENCODED_LENGTH; at += 1) {
    const places = ENCODED_PLACES[codes[start + at] ?? 0] ?? 0;
    if ((places & (1 << (at & 3))) === 0) return false;
  }
  return true;
}
