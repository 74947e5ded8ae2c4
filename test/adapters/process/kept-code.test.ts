import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepCode, keptCode } from '../../../src/adapters/process/kept-code.js';

const source = Buffer.from('exports.answer = 42;');
const code = Buffer.from('what an engine made of it');

describe('kept code', () => {
  test('comes back for the same source and engine', () => {
    expect(keptCode(source, keepCode(source, code))).toEqual(code);
  });

  test.each([
    ['another source of the same length', Buffer.from('exports.answer = 43;')],
    ['a longer source', Buffer.from('exports.answer = 42;\n')],
    ['an empty source', Buffer.alloc(0)],
  ])('does not come back for %s', (_, other) => {
    expect(keptCode(other, keepCode(source, code))).toBeUndefined();
  });

  test('does not come back for another engine', () => {
    expect(keptCode(source, keepCode(source, code, 'v20.18.0 linux x64'), 'v20.18.1 linux x64')).toBeUndefined();
    expect(keptCode(source, keepCode(source, code, 'v0.0.1 none none'))).toBeUndefined();
  });

  test('bytes do not move between source and code', () => {
    const kept = keepCode(Buffer.from('ab'), Buffer.from('c'));
    const moved = Buffer.concat([kept.subarray(0, 32), Buffer.from('bc')]);
    expect(keptCode(Buffer.from('a'), moved)).toBeUndefined();
  });

  test('a file with any byte changed or missing is worth nothing', () => {
    const whole = keepCode(source, code);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const damaged = Buffer.from(whole);
        damaged.writeUInt8(damaged.readUInt8(at) ^ flip, at);
        expect(keptCode(source, damaged)).toBeUndefined();
        expect(keptCode(source, whole.subarray(0, at))).toBeUndefined();
      }),
    );
  });
});
