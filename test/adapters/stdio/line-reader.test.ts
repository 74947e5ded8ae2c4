import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLineReader, type StdioLine } from '../../../src/adapters/stdio/line-reader.js';

function read(chunks: readonly string[], maxBytes = 1000): readonly StdioLine[] {
  const reader = createLineReader(maxBytes);
  return [...chunks.flatMap((chunk) => reader.push(Buffer.from(chunk))), ...reader.end()];
}

const seen = (lines: readonly StdioLine[]) =>
  lines.map((line) => (line.kind === 'line' ? [line.body.toString(), line.raw.toString()] : line.kind));

describe('lines', () => {
  test.each([
    ['one line', ['{"a":1}\n'], [['{"a":1}', '{"a":1}\n']]],
    [
      'a Windows ending stays',
      ['a\r\nb\n'],
      [
        ['a', 'a\r\n'],
        ['b', 'b\n'],
      ],
    ],
    [
      'in many chunks',
      ['a', 'b', 'c\nd', '\n'],
      [
        ['abc', 'abc\n'],
        ['d', 'd\n'],
      ],
    ],
    [
      'the ending in two chunks',
      ['a\r', '\nb\n'],
      [
        ['a', 'a\r\n'],
        ['b', 'b\n'],
      ],
    ],
    [
      'a last line without an ending',
      ['a\nb'],
      [
        ['a', 'a\n'],
        ['b', 'b'],
      ],
    ],
    [
      'blank lines',
      ['\n\r\n'],
      [
        ['', '\n'],
        ['', '\r\n'],
      ],
    ],
    ['nothing', [''], []],
    ['a carriage return inside a line is white space', ['{\r"a":1}\r\n'], [['{ "a":1}', '{ "a":1}\r\n']]],
    ['a last lone carriage return is no ending', ['a\r'], [['a ', 'a ']]],
  ])('%s', (_title, chunks, want) => expect(seen(read(chunks))).toEqual(want));
});

test('a line over the limit keeps its ends and lets the next line live', () => {
  const long = `head${'x'.repeat(20_000)}tail`;
  const [first, second] = read([long.slice(0, 9000), long.slice(9000), '\nok\n'], 5000);
  expect(first?.kind).toBe('too-long');
  if (first?.kind === 'too-long') {
    expect(first.head.toString().startsWith('headxxx')).toBe(true);
    expect(first.tail.toString().endsWith('xxxtail\n')).toBe(true);
    expect(first.head.length + first.tail.length).toBeLessThan(10_000);
  }
  expect(second).toMatchObject({ kind: 'line', body: Buffer.from('ok') });
});

test('a line that comes byte by byte is the same line', () => {
  const text = `{"text":"${'é'.repeat(3000)}"}`;
  const bytes = [...Buffer.from(`${text}\nok\n`)].map((byte) => Buffer.of(byte));
  const lines = (limit: number): StdioLine[] => {
    const reader = createLineReader(limit);
    return bytes.flatMap((byte) => [...reader.push(byte)]);
  };
  expect(lines(10_000)).toMatchObject([{ body: Buffer.from(text) }, { body: Buffer.from('ok') }]);
  const [long, next] = lines(5000);
  expect(long).toMatchObject({
    kind: 'too-long',
    head: Buffer.from(text).subarray(0, 4096),
    tail: Buffer.from(`${text}\n`).subarray(-4096),
  });
  expect(next).toMatchObject({ body: Buffer.from('ok') });
});

test('an overlong line without an end is told at the end', () => {
  expect(read(['x'.repeat(50)], 10).map(({ kind }) => kind)).toEqual(['too-long']);
});

test('however the bytes are cut, the lines are the same and no byte is lost', () => {
  const text = fc
    .array(fc.constantFrom('a', '"', '{', '\n', '\r\n', 'é'), { maxLength: 60 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.array(fc.nat(8), { maxLength: 30 }), (whole, cuts) => {
      const bytes = Buffer.from(whole);
      const reader = createLineReader(1000);
      const lines: StdioLine[] = [];
      let at = 0;
      for (const cut of cuts) {
        lines.push(...reader.push(bytes.subarray(at, at + cut)));
        at += cut;
      }
      lines.push(...reader.push(bytes.subarray(at)), ...reader.end());
      expect(
        Buffer.concat(lines.map((line) => (line.kind === 'line' ? line.raw : Buffer.alloc(0)))).equals(bytes),
      ).toBe(true);
    }),
  );
});
