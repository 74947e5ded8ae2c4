import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeAnswer } from '../../src/wire/decode-answer.js';
import { encodeRequestAnswer } from '../../src/wire/encode-answer.js';
import { isPlainPass } from '../../src/wire/plain-pass.js';

const names = fc.dictionary(fc.stringMatching(/^[a-z]{1,12}$/), fc.string({ maxLength: 60 }), { maxKeys: 7 });
const pass = { ref: 'a1', client: 'alice', profile: 'default', tool: 'read_file', service: 'files', policy: 'f00d' };

describe('a plain pass', () => {
  test('is what most calls are answered', () => {
    expect(isPlainPass(encodeRequestAnswer({ kind: 'pass', metadata: pass }))).toBe(true);
    expect(isPlainPass(encodeRequestAnswer({ kind: 'pass', metadata: {} }))).toBe(true);
  });

  test('is no other answer', () => {
    const params = Buffer.from('{}');
    expect(isPlainPass(encodeRequestAnswer({ kind: 'mutated', params, metadata: pass }))).toBe(false);
    expect(isPlainPass(encodeRequestAnswer({ kind: 'deny', status: 'INVALID', reason: 'x', data: {} }))).toBe(false);
    expect(isPlainPass(new Uint8Array())).toBe(false);
  });

  test('is never found where the full reading finds something else, whatever byte is wrong', () => {
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(255), (metadata, at, byte) => {
        const bytes = encodeRequestAnswer({ kind: 'pass', metadata });
        const copy = Buffer.from(bytes);
        copy[at % copy.length] = byte;
        if (!isPlainPass(copy)) return;
        expect(decodeAnswer(copy)).toMatchObject({ ok: true, value: { kind: 'pass' } });
      }),
      { numRuns: 2_000 },
    );
  });

  test('ends where the bytes end', () => {
    const bytes = encodeRequestAnswer({ kind: 'pass', metadata: pass });
    for (let length = 3; length < bytes.length; length++) expect(isPlainPass(bytes.subarray(0, length))).toBe(false);
    expect(isPlainPass(Buffer.concat([bytes, Buffer.from([0])]))).toBe(false);
  });

  test('has no name twice', () => {
    const entry = [0x0a, 8, 0x0a, 1, 0x61, 0x12, 3, 0x1a, 1, 0x62];
    const once = Buffer.from([0x0a, 0, 0x2a, entry.length, ...entry]);
    const twice = Buffer.from([0x0a, 0, 0x2a, entry.length * 2, ...entry, ...entry]);
    expect([isPlainPass(once), isPlainPass(twice)]).toEqual([true, false]);
    expect(decodeAnswer(twice).ok).toBe(false);
  });
});
