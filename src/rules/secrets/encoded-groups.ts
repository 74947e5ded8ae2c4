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

/**
 * Whether a run of base64 characters, [start, end), holds eight groups in a row whose bytes are all ASCII: see ENCODED_SIGN.
 * Hashes, random keys and words pass this by chance once in millions. A group that fails rules out all rows that it would be part
 * of, so the last group of a row is looked at first.
 */
export function holdsEncodedText(codes: Uint8Array, start: number, end: number): boolean {
  for (let phase = start; phase < start + GROUP; phase += 1) {
    if (holdsRow(codes, phase, end)) return true;
  }
  return false;
}

/** The same for rows that begin whole groups behind `start`. */
function holdsRow(codes: Uint8Array, start: number, end: number): boolean {
  for (let row = start; row + GROUPS * GROUP <= end; ) {
    let group = row + (GROUPS - 1) * GROUP;
    while (group >= row && isAsciiGroup(codes, group)) group -= GROUP;
    if (group < row) return true;
    row = group + GROUP;
  }
  return false;
}

function isAsciiGroup(codes: Uint8Array, at: number): boolean {
  return (
    ((ENCODED_PLACES[codes[at] ?? 0] ?? 0) & 1) !== 0 &&
    ((ENCODED_PLACES[codes[at + 1] ?? 0] ?? 0) & 2) !== 0 &&
    ((ENCODED_PLACES[codes[at + 2] ?? 0] ?? 0) & 4) !== 0 &&
    ((ENCODED_PLACES[codes[at + 3] ?? 0] ?? 0) & 8) !== 0
  );
}
