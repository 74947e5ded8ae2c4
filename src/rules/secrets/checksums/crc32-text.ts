import { crc32 } from './crc32.js';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The CRC-32 of `text` in base 62 (digits, capitals, small letters), padded with zeros to six characters. */
export function base62Crc32(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < 6; i++) {
    digits = BASE62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** The CRC-32 of `text` as eight small hexadecimal digits, most significant byte first. */
export function hexCrc32(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}

/** The CRC-32 of `text` as its four bytes, least significant first. */
export function littleEndianCrc32(text: string): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(crc32(text));
  return bytes;
}
