import { describe, expect, test } from 'vitest';
import { parseDotenv } from '../../src/preflight/dotenv.js';

describe('values', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['A=b', 'b'],
    ['export A=b', 'b'],
    ['  A = b  ', 'b'],
    ['A=b # comment', 'b'],
    ['A=b#c', 'b#c'],
    ['A=', ''],
    ['A=#c', ''],
    ["A='b # $X'", 'b # $X'],
    ['A="b\\n\\"c\\""', 'b\n"c"'],
    ['A="b" # comment', 'b'],
    ['A=b=c', 'b=c'],
    ['A=1\nA=2', '2'],
    ['\ufeffA=b\r\n', 'b'],
    ['# c\n\nA=b', 'b'],
  ];
  test.each(rows)('%j', (text, value) => {
    expect(parseDotenv(text, 'f')).toEqual({ ok: true, value: new Map([['A', value]]) });
  });
});

test('what is none of these is a fault with its line', () => {
  expect(parseDotenv('A=b\nnonsense\nB="open\n1A=x', 'f')).toEqual({
    ok: false,
    error: [
      { message: 'must be NAME=value', path: [], file: 'f', line: 2 },
      { message: 'the quote is not closed', path: [], file: 'f', line: 3 },
      { message: 'must be NAME=value', path: [], file: 'f', line: 4 },
    ],
  });
});
