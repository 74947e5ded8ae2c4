import type { AnswerMetadata } from './types.js';
import { WIRE_LENGTH } from './wire-reader.js';
import { varintLength, writeVarint } from './wire-writer.js';

/** One string with its size in UTF-8. */
interface Sized {
  readonly text: string;
  readonly bytes: number;
}

/** One entry of the map, and the sizes of what is nested in it. */
interface Entry {
  readonly key: Sized;
  readonly value: Sized;
  /** Of the Value message. */
  readonly valueBytes: number;
  /** Of the entry message: key and Value. */
  readonly bytes: number;
}

/** Tags of `fields`, `key`, `value` and `string_value`: each in one byte (google/protobuf/struct.proto). */
const FIELDS = 1 * 8 + WIRE_LENGTH;
const KEY = 1 * 8 + WIRE_LENGTH;
const VALUE = 2 * 8 + WIRE_LENGTH;
const STRING_VALUE = 3 * 8 + WIRE_LENGTH;

/**
 * Encodes a google.protobuf.Struct of strings as a field: into one buffer, measured first, since it is part of every answer
 * to a small call.
 * @param field below 16, so that its tag takes one byte.
 */
export function encodeStrings(field: number, strings: AnswerMetadata): Buffer {
  const entries = Object.entries(strings).map(([key, value]) => measure(key, value));
  const size = entries.reduce((sum, entry) => sum + framed(entry.bytes), 0);
  const out = Buffer.allocUnsafe(framed(size));
  let at = writeHead(out, 0, field * 8 + WIRE_LENGTH, size);
  for (const entry of entries) {
    at = writeHead(out, at, FIELDS, entry.bytes);
    at = writeString(out, at, KEY, entry.key);
    at = writeHead(out, at, VALUE, entry.valueBytes);
    at = writeString(out, at, STRING_VALUE, entry.value);
  }
  return out;
}

function measure(key: string, value: string): Entry {
  const [sizedKey, sizedValue] = [sized(key), sized(value)];
  const valueBytes = framed(sizedValue.bytes);
  return { key: sizedKey, value: sizedValue, valueBytes, bytes: framed(sizedKey.bytes) + framed(valueBytes) };
}

function sized(text: string): Sized {
  const wellFormed = text.toWellFormed();
  return { text: wellFormed, bytes: Buffer.byteLength(wellFormed, 'utf8') };
}

/** A length-delimited field around `bytes` bytes: tag, length, content. */
function framed(bytes: number): number {
  return 1 + varintLength(bytes) + bytes;
}

function writeHead(out: Buffer, at: number, tag: number, bytes: number): number {
  out[at] = tag;
  return writeVarint(out, at + 1, bytes);
}

function writeString(out: Buffer, at: number, tag: number, { text, bytes }: Sized): number {
  const start = writeHead(out, at, tag, bytes);
  out.write(text, start, bytes, 'utf8');
  return start + bytes;
}
