import type { AnswerMetadata } from './types.js';
import { WIRE_LENGTH } from './wire-reader.js';
import { varintLength, writeVarint } from './wire-writer.js';

/** Tags of `fields`, `key`, `value` and `string_value`: each in one byte (google/protobuf/struct.proto). */
const FIELDS = 1 * 8 + WIRE_LENGTH;
const KEY = 1 * 8 + WIRE_LENGTH;
const VALUE = 2 * 8 + WIRE_LENGTH;
const STRING_VALUE = 3 * 8 + WIRE_LENGTH;

const NOTHING = new Uint8Array(0);

/** How a text is measured and written; nearly all are ASCII, where both are a loop over its characters. */
interface TextCodec {
  readonly bytes: (text: string) => number;
  /** Writes a text of `bytes` bytes at an offset; false when it is not of the codec's kind. */
  readonly write: (out: Buffer, at: number, text: string, bytes: number) => boolean;
}

/**
 * Encodes a google.protobuf.Struct of strings as a field: into one buffer, measured first, since it is part of every answer
 * to a small call. Lone surrogates, which have no UTF-8 form, become U+FFFD.
 * @param field below 16, so that its tag takes one byte.
 * @param before ready bytes that stand in front of the field.
 */
export function encodeStrings(field: number, strings: AnswerMetadata, before: Uint8Array = NOTHING): Buffer {
  const ascii = encodeAs(ASCII, field, strings, before);
  if (ascii !== undefined) return ascii;
  const wellFormed = Object.fromEntries(
    Object.entries(strings).map(([key, value]) => [key.toWellFormed(), value.toWellFormed()]),
  );
  return encodeAs(UTF8, field, wellFormed, before) ?? Buffer.from(before);
}

const ASCII: TextCodec = {
  bytes: (text) => text.length,
  write(out, at, text) {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code > 0x7f) return false;
      out[at + i] = code;
    }
    return true;
  },
};

const UTF8: TextCodec = {
  bytes: (text) => Buffer.byteLength(text, 'utf8'),
  write: (out, at, text, bytes) => out.write(text, at, bytes, 'utf8') === bytes,
};

function encodeAs(codec: TextCodec, field: number, strings: AnswerMetadata, before: Uint8Array): Buffer | undefined {
  const keys = Object.keys(strings);
  let size = 0;
  for (const key of keys) size += framed(entryBytes(codec, key, strings[key] ?? ''));
  const out = Buffer.allocUnsafe(before.length + framed(size));
  out.set(before);
  let at = writeHead(out, before.length, field * 8 + WIRE_LENGTH, size);
  for (const key of keys) {
    const value = strings[key] ?? '';
    at = writeHead(out, at, FIELDS, entryBytes(codec, key, value));
    const [keyBytes, valueBytes] = [codec.bytes(key), codec.bytes(value)];
    at = writeHead(out, at, KEY, keyBytes);
    if (!codec.write(out, at, key, keyBytes)) return undefined;
    at = writeHead(out, at + keyBytes, VALUE, framed(valueBytes));
    at = writeHead(out, at, STRING_VALUE, valueBytes);
    if (!codec.write(out, at, value, valueBytes)) return undefined;
    at += valueBytes;
  }
  return out;
}

/** Of the entry message: key and Value. */
function entryBytes(codec: TextCodec, key: string, value: string): number {
  return framed(codec.bytes(key)) + framed(framed(codec.bytes(value)));
}

/** A length-delimited field around `bytes` bytes: tag, length, content. */
function framed(bytes: number): number {
  return 1 + varintLength(bytes) + bytes;
}

function writeHead(out: Buffer, at: number, tag: number, bytes: number): number {
  out[at] = tag;
  return writeVarint(out, at + 1, bytes);
}
