import { WIRE_LENGTH, WIRE_VARINT } from './wire-reader.js';

/** A piece of a message: ready bytes. A message is a list of pieces, joined once. */
export type Pieces = readonly Uint8Array[];

const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Replaces lone surrogates, which have no UTF-8 form, by U+FFFD. (String.prototype.toWellFormed, typed.) */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, '\uFFFD');
}

/** A string field. */
export function textField(field: number, text: string): Pieces {
  return bytesField(field, Buffer.from(wellFormed(text), 'utf8'));
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
  const bytes: number[] = [];
  for (const value of values) {
    let rest = value;
    while (rest > 0x7f) {
      bytes.push((rest % 0x80) + 0x80);
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}
