import { expect, test } from 'vitest';
import { pairOf, pairTable } from '../../../src/rules/secrets/byte-pairs.js';

test('a pair is what the processor makes of two bytes', () => {
  const bytes = Uint8Array.from({ length: 2 * 65_536 }, (_, at) => (at % 2 === 0 ? at >> 9 : (at >> 1) & 255));
  const pairs = new Uint16Array(bytes.buffer);
  const own = Uint16Array.from({ length: 65_536 }, (_, at) => pairOf(at >> 8, at & 255));
  expect(own).toEqual(pairs);
});

test('a table holds the bits of both bytes of every pair', () => {
  const ofFirst = (byte: number) => (byte % 7) << 4;
  const ofSecond = (byte: number) => byte % 11;
  const expected = new Uint16Array(65_536);
  for (let first = 0; first < 256; first += 1)
    for (let second = 0; second < 256; second += 1) expected[pairOf(first, second)] = ofFirst(first) | ofSecond(second);
  expect(pairTable(ofFirst, ofSecond)).toEqual(expected);
});
