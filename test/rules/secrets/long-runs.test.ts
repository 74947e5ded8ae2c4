import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG_RUN, LongRuns, runTable } from '../../../src/rules/secrets/long-runs.js';

/** The long runs as a regular expression finds them. */
function expected(text: string): readonly string[] {
  return [...text.matchAll(new RegExp(`[A-Za-z0-9+/_-]{${LONG_RUN},}`, 'g'))].map(
    (match) => `${match.index}:${match[0]}`,
  );
}

function found(text: string): readonly string[] {
  const all: string[] = [];
  for (const runs = new LongRuns(runTable([]), Buffer.from(text), text.length); runs.next(); )
    all.push(`${runs.start}:${text.slice(runs.start, runs.end)}`);
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

  it('gives the marked places of a run', () => {
    const run = 'b'.repeat(LONG_RUN);
    for (const [text, marks] of [
      [`${run}Q `, [LONG_RUN]],
      [`Q${run}QQ`, [0, LONG_RUN + 1, LONG_RUN + 2]],
      [`Q.${run}.Q`, []],
      [`${run}q`, []],
    ] as const) {
      const runs = new LongRuns(runTable([81]), Buffer.from(text), text.length);
      expect(runs.next()).toBe(true);
      const found: number[] = [];
      for (let at = runs.mark(runs.start); at >= 0; at = runs.mark(at + 1)) found.push(at);
      expect([text, found]).toEqual([text, marks]);
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
