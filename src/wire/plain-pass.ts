import { WIRE_LENGTH } from './wire-reader.js';

const PASS = 1 * 8 + WIRE_LENGTH;
const METADATA = 5 * 8 + WIRE_LENGTH;
/** `fields` of a Struct and `key` of its entries. */
const FIRST = 1 * 8 + WIRE_LENGTH;
const VALUE = 2 * 8 + WIRE_LENGTH;
const STRING_VALUE = 3 * 8 + WIRE_LENGTH;

/** A head of two bytes covers lengths below this. */
const LONG = 0x80;
/** No more than so many names are compared with each other. */
const MAX_ENTRIES = 16;

/**
 * Whether an encoded answer is certainly a pass and nothing else: the empty result, and behind it metadata of different
 * ASCII names with ASCII strings. False says nothing: such an answer is read by decodeAnswer. Reads all bytes once.
 */
export function isPlainPass(bytes: Uint8Array): boolean {
  if (bytes[0] !== PASS || bytes[1] !== 0) return false;
  if (bytes.length === 2) return true;
  if (bytes[2] !== METADATA) return false;
  const length = bytes[3] ?? 0;
  // Metadata of 128 bytes and more has a length of two bytes.
  const start = length < LONG ? 4 : 5;
  const size = length < LONG ? length : length - LONG + (bytes[4] ?? LONG) * LONG;
  if (length >= LONG && (bytes[4] ?? LONG) >= LONG) return false;
  return start + size === bytes.length && areStrings(bytes, start);
}

/** Entries of a Struct up to the end of the bytes. */
function areStrings(bytes: Uint8Array, start: number): boolean {
  const names: number[] = [];
  let at = start;
  while (at < bytes.length) {
    const end = endOf(bytes, at, FIRST);
    const keyEnd = endOf(bytes, at + 2, FIRST);
    const valueEnd = endOf(bytes, keyEnd, VALUE);
    const stringEnd = endOf(bytes, keyEnd + 2, STRING_VALUE);
    if (end > bytes.length || keyEnd > end || valueEnd !== end || stringEnd !== end) return false;
    const name = fingerprint(bytes, at + 4, keyEnd);
    if (name < 0 || names.includes(name) || names.length >= MAX_ENTRIES) return false;
    if (fingerprint(bytes, keyEnd + 4, end) < 0) return false;
    names.push(name);
    at = end;
  }
  return true;
}

/** Where the field that begins at `at` ends, or infinity where it has another tag or a long length. */
function endOf(bytes: Uint8Array, at: number, tag: number): number {
  const length = bytes[at + 1] ?? LONG;
  return bytes[at] !== tag || length >= LONG ? Number.POSITIVE_INFINITY : at + 2 + length;
}

/** A number that differs only for different texts; -1 when a byte is not ASCII. */
function fingerprint(bytes: Uint8Array, start: number, end: number): number {
  let hash = 17;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? LONG;
    if (byte >= LONG) return -1;
    hash = (hash * 31 + byte) & 0x7f_ff_ff_ff;
  }
  return hash;
}
