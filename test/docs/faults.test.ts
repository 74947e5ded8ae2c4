import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Row {
  readonly number: number;
  readonly answer: string;
  readonly tests: readonly { readonly file: string; readonly name: string }[];
}

const ROW = /^\| (\d+) \| (?:[^|]+) \| ([^|]+) \| ([^|]+) \|$/gm;
const NAMED = /`(test\/[^`]+)`(?:: ([^<]+?))?(?= *(?:<br>|$))/g;

const rows: readonly Row[] = [...readFileSync('docs/faults.md', 'utf8').matchAll(ROW)].map(
  ([, number, answer = '', cell = '']) => ({
    number: Number(number),
    answer,
    tests: [...cell.matchAll(NAMED)].map(([, file = '', name = '']) => ({ file, name })),
  }),
);

test('the list of faults has every row once, in order', () => {
  expect(rows.map((row) => row.number)).toEqual(Array.from({ length: 48 }, (_row, index) => index + 1));
});

describe('a row of the list of faults', () => {
  test.each(rows.map((row) => [row.number, row] as const))(
    '(%d) names tests that exist, or says why there is none',
    (_number, row) => {
      if (row.tests.length === 0) expect(row.answer).toContain('not covered');
      for (const { file, name } of row.tests) {
        expect(existsSync(file), file).toBe(true);
        expect(readFileSync(file, 'utf8'), `${file} has no such test`).toContain(name);
      }
    },
  );
});
