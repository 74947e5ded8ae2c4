import { decodeLenientUtf8 } from './lenient-utf8.js';

const HEX = /^[0-9a-f]+$/i;

/** The value of `length` hexadecimal digits at `at`, or undefined. */
export function hexAt(text: string, at: number, length: number): number | undefined {
  const digits = text.slice(at, at + length);
  return digits.length === length && HEX.test(digits) ? Number.parseInt(digits, 16) : undefined;
}

/**
 * One round of percent-decoding, as the most generous server does it: `%2e`, `%u002e` (IIS) and overlong UTF-8 such as
 * `%c0%ae`. What is no escape stays as it is. Linear.
 */
export function decodePercent(text: string): string {
  let at = text.indexOf('%');
  if (at === -1) return text;
  let out = '';
  let from = 0;
  while (at !== -1) {
    const wide = text[at + 1] === 'u' || text[at + 1] === 'U' ? hexAt(text, at + 2, 4) : undefined;
    const bytes = wide === undefined ? bytesAt(text, at) : [];
    const length = wide === undefined ? bytes.length * 3 : 6;
    if (length > 0) {
      out += text.slice(from, at) + (wide === undefined ? decodeLenientUtf8(bytes) : String.fromCharCode(wide));
      from = at + length;
    }
    at = text.indexOf('%', Math.max(from, at + 1));
  }
  return out + text.slice(from);
}

function bytesAt(text: string, start: number): number[] {
  const bytes: number[] = [];
  for (let at = start; text[at] === '%'; at += 3) {
    const byte = hexAt(text, at + 1, 2);
    if (byte === undefined) break;
    bytes.push(byte);
  }
  return bytes;
}
