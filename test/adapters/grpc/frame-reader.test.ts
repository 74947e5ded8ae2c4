import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FrameReader, framed, Reservations } from '../../../src/adapters/grpc/frame-reader.js';

const MAX = 10_000;

/** Feeds a body in pieces; the message, or the first fault. `room` is what may be reserved. */
function read(body: Buffer, sizes: readonly number[], max = MAX, room = 0): Buffer | string {
  const reader = new FrameReader(max, new Reservations(room));
  let at = 0;
  for (let i = 0; at < body.length; i++) {
    const piece = body.subarray(at, at + (sizes[i % sizes.length] ?? 1));
    const fault = reader.add(piece);
    if (fault !== undefined) return fault;
    at += piece.length;
  }
  return reader.message();
}

const sizes = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 5 });
const bytes = fc.uint8Array({ maxLength: 6_000 }).map((array) => Buffer.from(array));

describe('one message', () => {
  test('arrives as it was sent, however it is cut', () => {
    fc.assert(
      fc.property(bytes, sizes, (message, cuts) => {
        expect(read(framed(message), cuts)).toEqual(message);
      }),
    );
  });

  test('of twenty thousand single bytes arrives too', () => {
    const message = Buffer.alloc(20_000, 7);
    expect(read(framed(message), [1], 20_000)).toEqual(message);
  });

  test('of many pieces is put together on its way, and refused all the same when it is cut or followed', () => {
    const message = Buffer.from(Array.from({ length: 600_000 }, (_, i) => i % 251));
    const whole = framed(message);
    for (const room of [0, 1_000_000]) {
      for (const size of [700, 16_384, 299_999, 600_000]) {
        expect(read(whole, [size], 700_000, room)).toEqual(message);
        expect(read(whole.subarray(0, -1), [size], 700_000, room)).toBe('none');
        expect(read(Buffer.concat([whole, Buffer.alloc(900)]), [size], 700_000, room)).toBe('more-than-one');
      }
    }
  });

  test('with anything behind it is refused', () => {
    fc.assert(
      fc.property(bytes, bytes, sizes, (message, more, cuts) => {
        fc.pre(more.length > 0);
        expect(read(Buffer.concat([framed(message), more]), cuts)).toBe('more-than-one');
      }),
    );
  });

  test('cut short is none', () => {
    fc.assert(
      fc.property(bytes, fc.nat(), sizes, (message, at, cuts) => {
        const whole = framed(message);
        expect(read(whole.subarray(0, at % whole.length), cuts)).toBe('none');
      }),
    );
  });

  test('is refused by its head when it is too large or compressed', () => {
    const head = Buffer.from([0, 0, 0, 0x27, 0x11]);
    expect([read(head, [5]), read(head, [1]), read(head, [5], 10_001)]).toEqual(['too-large', 'too-large', 'none']);
    expect(read(Buffer.from([1, 0, 0, 0, 0]), [5])).toBe('compressed');
    expect(read(Buffer.from([2, 0, 0, 0, 0]), [2])).toBe('compressed');
  });
});

test('room is bounded, and given back once', () => {
  const room = new Reservations(1_000_000);
  const head = Buffer.from([0, 0, 0x0a, 0, 0]);
  const readers = [1, 2].map(() => new FrameReader(700_000, room));
  for (const reader of readers) reader.add(head);
  expect([room.take(344_635), room.take(1)]).toEqual([true, false]);
  for (const reader of readers) reader.release();
  for (const reader of readers) reader.release();
  expect([room.take(655_365), room.take(1)]).toEqual([true, false]);
});

test.each([MAX, 300_000])(
  'a message of %i bytes that a worker may take shares its memory with nothing received',
  (size) => {
    const received = framed(Buffer.alloc(size, 1));
    const message = read(received, [received.length], size);
    expect(typeof message === 'string' ? undefined : message.buffer === received.buffer).toBe(false);
  },
);
