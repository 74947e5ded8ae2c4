import { WIRE_LENGTH, WIRE_VARINT } from './wire-reader.js';

/** A piece of a message: ready bytes. A message is a list of pieces, joined once. */
export type Pieces = readonly Uint8Array[];

/** A string field. Lone surrogates, which have no UTF-8 form, become U+FFFD. */
export function textField(field: number, text: string): Pieces {
  return bytesField(field, Buffer.from(text.toWellFormed(), 'utf8'));
}

/** A bytes field. Written even when empty: presence is what `optional` and oneof arms are about. */
export function bytesField(field: number, bytes: Uint8Array): Pieces {
  return [varints(tag(field, WIRE_LENGTH), bytes.byteLength), bytes];
}

/** An embedded message. */
export function messageField(field: number, message: Pieces): Pieces {
  return [varints(tag(field, WIRE_LENGTH), byteLength(message)), ...message];
}

/** An enum field; `number` is not negative. */
export function enumField(field: number, number: number): Pieces {
  return [varints(tag(field, WIRE_VARINT), number)];
}

/** Joins pieces into one buffer: the only copy of a payload that encoding makes. */
export function join(pieces: Pieces): Buffer {
  return Buffer.concat(pieces, byteLength(pieces));
}

function byteLength(pieces: Pieces): number {
  return pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
}

function tag(field: number, wireType: number): number {
  return field * 8 + wireType;
}

function varints(...values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.reduce((sum, value) => sum + varintLength(value), 0));
  values.reduce((at, value) => writeVarint(bytes, at, value), 0);
  return bytes;
}

/** Bytes that a varint takes. @param value a whole number, not negative. */
export function varintLength(value: number): number {
  let length = 1;
  for (let rest = value; rest > 0x7f; rest = Math.floor(rest / 0x80)) length++;
  return length;
}

/** Writes a varint at an offset. @returns the offset behind it. */
export function writeVarint(out: Uint8Array, offset: number, value: number): number {
  let at = offset;
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) out[at++] = (rest % 0x80) + 0x80;
  out[at++] = rest;
  return at;
}
