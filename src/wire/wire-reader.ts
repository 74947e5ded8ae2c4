import type { WireFaultKind } from './wire-fault.js';

/** Wire types of the protobuf encoding (https://protobuf.dev/programming-guides/encoding/#structure). */
export const WIRE_VARINT = 0;
export const WIRE_FIXED64 = 1;
export const WIRE_LENGTH = 2;
export const WIRE_FIXED32 = 5;

/** 32 bits in groups of seven. */
const MAX_TAG_BYTES = 5;
/** 64 bits in groups of seven. */
const MAX_VARINT_BYTES = 10;
const MAX_UINT32 = 0xff_ff_ff_ff;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads one protobuf message in place. The first fault sticks: after it `next` returns false and every read an empty
 * value, so a caller loops on `next` and looks at `fault` once at the end. Never reads outside its range.
 */
export class WireReader {
  fault: WireFaultKind | undefined;
  /** Field number and wire type of the tag that `next` read. */
  field = 0;
  wireType = 0;
  private position: number;

  constructor(
    private readonly buffer: Buffer,
    start: number,
    private readonly end: number,
  ) {
    this.position = start;
  }

  /** A reader over all of `bytes`, sharing its memory. */
  static over(bytes: Uint8Array): WireReader {
    const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return new WireReader(buffer, 0, buffer.length);
  }

  /** Reads the next tag. False at the end of the message and after a fault. */
  next(): boolean {
    if (this.fault !== undefined || this.position >= this.end) return false;
    const tag = this.uint32();
    this.field = tag >>> 3;
    this.wireType = tag & 7;
    if (this.field === 0) this.fail('bad-tag');
    return this.fault === undefined;
  }

  /** Records `kind` unless an earlier fault did. */
  fail(kind: WireFaultKind): void {
    this.fault ??= kind;
  }

  /** Checks the wire type of a known field. */
  expect(wireType: number): boolean {
    if (this.wireType !== wireType) this.fail('wire-type');
    return this.fault === undefined;
  }

  /** Reads the embedded message at hand with `read`; its fault becomes ours. */
  nested<T>(read: (message: WireReader) => T): T {
    const [start, end] = this.range();
    const message = new WireReader(this.buffer, start, end);
    const value = read(message);
    if (message.fault !== undefined) this.fail(message.fault);
    return value;
  }

  /** The bytes of the length-delimited field at hand, as a view. */
  bytes(): Uint8Array {
    const [start, end] = this.range();
    return this.buffer.subarray(start, end);
  }

  /** The text of the length-delimited field at hand: strict UTF-8, a byte order mark is kept. */
  text(): string {
    const [start, end] = this.range();
    if (isAscii(this.buffer, start, end)) return this.buffer.toString('latin1', start, end);
    try {
      return strictUtf8.decode(this.buffer.subarray(start, end));
    } catch {
      this.fail('invalid-utf8');
      return '';
    }
  }

  /** A varint of up to 64 bits, reduced to whether it is zero: all that bool and enum fields of the contract need. */
  varintIsZero(): boolean {
    let bits = 0;
    for (let count = 0; count < MAX_VARINT_BYTES; count++) {
      const byte = this.byte();
      bits |= byte & 0x7f;
      if (byte < 0x80) return bits === 0;
    }
    this.fail('overlong-varint');
    return true;
  }

  /** A varint of up to 32 bits. */
  uint32(): number {
    const first = this.buffer[this.position];
    if (first !== undefined && first < 0x80 && this.position < this.end && this.fault === undefined) {
      this.position++;
      return first;
    }
    let value = 0;
    for (let count = 0; count < MAX_TAG_BYTES; count++) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** (7 * count);
      if (byte < 0x80) return value <= MAX_UINT32 ? value : this.overlong();
    }
    return this.overlong();
  }

  /** An IEEE double, little-endian. */
  double(): number {
    const start = this.take(8);
    return this.fault === undefined ? this.buffer.readDoubleLE(start) : 0;
  }

  /** Passes over the value of an unknown field. proto3 has no groups: they are faults. */
  skip(): void {
    switch (this.wireType) {
      case WIRE_VARINT:
        this.varintIsZero();
        return;
      case WIRE_FIXED64:
        this.take(8);
        return;
      case WIRE_LENGTH:
        this.range();
        return;
      case WIRE_FIXED32:
        this.take(4);
        return;
      default:
        this.fail('bad-tag');
    }
  }

  private overlong(): number {
    this.fail('overlong-varint');
    return 0;
  }

  private byte(): number {
    const at = this.take(1);
    return this.fault === undefined ? (this.buffer[at] ?? 0) : 0;
  }

  private range(): readonly [start: number, end: number] {
    const length = this.uint32();
    const start = this.take(length);
    return this.fault === undefined ? [start, start + length] : [this.end, this.end];
  }

  /** Moves on by `count` bytes and returns where they start. */
  private take(count: number): number {
    const start = this.position;
    if (count > this.end - start) {
      this.fail('truncated');
      return start;
    }
    this.position = start + count;
    return start;
  }
}

function isAscii(buffer: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((buffer[at] ?? 0) >= 0x80) return false;
  return true;
}
