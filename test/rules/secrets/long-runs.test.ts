import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG_RUN, LongRuns } from '../../../src/rules/secrets/long-runs.js';
import { runTable } from '../../../src/rules/secrets/run-table.js';
import { TextCodes } from '../../../src/rules/secrets/text-codes.js';

/** The long runs as a regular expression finds them. */
function expected(text: string): readonly string[] {
  return [...text.matchAll(new RegExp(`[A-Za-z0-9+/_-]{${LONG_RUN},}`, 'g'))].map(
    (match) => `${match.index}:${match[0]}`,
  );
}

const TABLE = runTable([]);

function runsOf(text: string): LongRuns {
  const codes = new TextCodes(text.length);
  codes.read(text);
  return new LongRuns(TABLE, codes, text.length);
}

function found(text: string): readonly string[] {
  const all: string[] = [];
  for (const runs = runsOf(text); runs.next(); ) all.push(`${runs.start}:${text.slice(runs.start, runs.end)}`);
  return all;
}

describe('LongRuns', () => {
  it('finds every run of the length, wherever it begins', () => {
    for (let before = 0; before < 40; before += 1) {
      for (const gap of ['.', '. ', 'ab.', 'abcdefgh.', `${'x'.repeat(LONG_RUN - 1)} `]) {
        const text = `${' '.repeat(before)}${gap}${'Ab3+/_-z'.repeat(3)}`;
        expect(found(text)).toEqual(expected(text));
      }
    }
  });

  it('agrees with a regular expression', () => {
    const part = fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...'aZ09+/_-'), maxLength: 60 }) },
      fc.constantFrom(' ', '.', '=', '\n', ', ', ': '),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        expect(found(text)).toEqual(expected(text));
      }),
      { numRuns: 2000, seed: 20261201 },
    );
  });
});
