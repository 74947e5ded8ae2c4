const BYTES = 256;
const IS_LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** Two bytes as one number of 16 bits, in the order of bytes that this processor has: as a Uint16Array over them holds it. */
export function pairOf(first: number, second: number): number {
  return IS_LITTLE_ENDIAN ? (second << 8) | first : (first << 8) | second;
}

/**
 * For each pair, the bits of its first byte and those of its second. Rows are copied, and made once for each value of the byte that
 * they have in common: going through all 65,536 pairs takes longer than anything else does when a program starts.
 */
export function pairTable(ofFirst: (byte: number) => number, ofSecond: (byte: number) => number): Uint16Array {
  const [ofLow, ofHigh] = IS_LITTLE_ENDIAN ? [ofFirst, ofSecond] : [ofSecond, ofFirst];
  const table = new Uint16Array(BYTES * BYTES);
  const low = Uint16Array.from({ length: BYTES }, (_, byte) => ofLow(byte));
  const rows = new Map<number, Uint16Array>();
  for (let byte = 0; byte < BYTES; byte += 1) {
    const high = ofHigh(byte);
    const row = rows.get(high) ?? low.map((bits) => bits | high);
    rows.set(high, row);
    table.set(row, byte << 8);
  }
  return table;
}
