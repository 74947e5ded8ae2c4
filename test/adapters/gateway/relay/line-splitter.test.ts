import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLineSplitter } from '../../../../src/adapters/gateway/relay/line-splitter.js';

function split(chunks: readonly Buffer[], maxBytes = 1000): { lines: string[]; tooLong: number } {
  const lines: string[] = [];
  let tooLong = 0;
  const push = createLineSplitter(
    maxBytes,
    (line) => lines.push(line.toString('utf8')),
    () => {
      tooLong += 1;
    },
  );
  for (const chunk of chunks) push(chunk);
  return { lines, tooLong };
}

describe('createLineSplitter', () => {
  it.each([
    [['a\nb\n'], ['a', 'b']],
    [['a', 'b\n', 'c'], ['ab']],
    [['a\r\nb\n'], ['a', 'b']],
    [['\n\n'], ['', '']],
    [['a\u2028b\n'], ['a\u2028b']],
    [[''], []],
  ])('%j', (chunks, expected) => {
    expect(split(chunks.map((chunk) => Buffer.from(chunk)))).toEqual({ lines: expected, tooLong: 0 });
  });

  it('gives the same lines however the bytes are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[aé\u2028]{0,20}$/)), fc.array(fc.nat(200)), (lines, cuts) => {
        const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
        const places = [...cuts.map((cut) => cut % (bytes.length + 1)), 0, bytes.length].sort((a, b) => a - b);
        const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
        expect(split(chunks).lines).toEqual(lines);
      }),
    );
  });

  it('says once that a line is too long and gives nothing more', () => {
    const chunks = [Buffer.from('ok\n'), Buffer.alloc(6, 'x'), Buffer.alloc(6, 'x'), Buffer.from('\nlater\n')];
    expect(split(chunks, 10)).toEqual({ lines: ['ok'], tooLong: 1 });
  });

  it('notices a long line that ends in the chunk in which it began', () => {
    expect(split([Buffer.from(`${'x'.repeat(11)}\nlater\n`)], 10)).toEqual({ lines: [], tooLong: 1 });
  });
});
