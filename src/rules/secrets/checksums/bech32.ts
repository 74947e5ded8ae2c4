const CHARSET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR: readonly number[] = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const CHECKSUM_LENGTH = 6;

function polymod(values: readonly number[]): number {
  let checksum = 1;
  for (const value of values) {
    const top = checksum >>> 25;
    checksum = ((checksum & 0x1ffffff) << 5) ^ value;
    GENERATOR.forEach((term, bit) => {
      if ((top >>> bit) & 1) checksum ^= term;
    });
  }
  return checksum;
}

function expandPrefix(prefix: string): number[] {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

/**
 * Whether `text` is bech32 with a right checksum (BIP 173; age has no length limit of 90).
 * One case throughout: mixed case is refused, as the specification asks.
 */
export function isBech32(text: string): boolean {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return false;
  const separator = lower.lastIndexOf('1');
  if (separator < 1 || lower.length - separator - 1 < CHECKSUM_LENGTH) return false;
  const data = Array.from(lower.slice(separator + 1), (letter) => CHARSET.indexOf(letter));
  if (data.includes(-1)) return false;
  return polymod([...expandPrefix(lower.slice(0, separator)), ...data]) === 1;
}

/** The six checksum characters for `prefix` (without the `1`) and `data` in bech32 letters, in small letters. */
export function bech32Checksum(prefix: string, data: string): string {
  const values = Array.from(data.toLowerCase(), (letter) => CHARSET.indexOf(letter));
  const residue = polymod([...expandPrefix(prefix.toLowerCase()), ...values, 0, 0, 0, 0, 0, 0]) ^ 1;
  return Array.from({ length: CHECKSUM_LENGTH }, (_, i) => CHARSET.charAt((residue >>> (5 * (5 - i))) & 31)).join('');
}
