import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GramTable } from '../../../../src/rules/secrets/gram-table.js';
import { createSweep } from '../../../../src/rules/secrets/sweep/create-sweep.js';
import { LONG_RUN, PADDING, PIECE, runEnd, runStart } from '../../../../src/rules/secrets/sweep/memory.js';
import { PlainSweep } from '../../../../src/rules/secrets/sweep/plain-sweep.js';
import type { Sweep } from '../../../../src/rules/secrets/sweep/sweep.js';
import { TextCodes } from '../../../../src/rules/secrets/text-codes.js';
import { SWEEPS } from './sweeps.js';

afterEach(() => vi.unstubAllGlobals());

describe.each(SWEEPS)('a sweep for runs %s', (_name, create) => {
  const sweep = create();
  const codes = new TextCodes(sweep.memory);

  function found(text: string): readonly string[] {
    if (!codes.read(text)) sweep.wide(text.length);
    const runs = [...sweep.memory.runs.subarray(0, sweep.runs(text.length))];
    return runs.map((run) => `${runStart(run)}:${text.slice(runStart(run), runEnd(run))}`);
  }

  it('finds every run of the length, wherever it begins', () => {
    for (let before = 0; before < 2 * PADDING; before += 1) {
      for (const gap of ['.', '. ', 'ab.', 'abcdefgh.', `${'x'.repeat(LONG_RUN - 1)} `]) {
        const text = `${' '.repeat(before)}${gap}${'Ab3+/_-z'.repeat(3)}`;
        expect(found(text)).toEqual(expected(text));
      }
    }
  });

  it('takes every base64 and base64url character for part of a run, and no other', () => {
    for (let code = 0; code < 256; code += 1) {
      const text = `${'a'.repeat(12)}${String.fromCharCode(code)}${'b'.repeat(12)}`;
      expect([code, found(text)]).toEqual([code, expected(text)]);
    }
  });

  it.each([PIECE, PIECE - 1, PADDING, PADDING + 1, LONG_RUN, LONG_RUN - 1, 0])(
    'finds one that is all of a text of %i',
    (length) => {
      expect(found('q'.repeat(length))).toEqual(expected('q'.repeat(length)));
      expect(found(`${'.'.repeat(Math.max(0, length - 30))}${'q'.repeat(Math.min(length, 30))}`).length).toBe(
        length >= LONG_RUN ? 1 : 0,
      );
    },
  );

  it('finds as many as a piece can hold', () => {
    const text = `${'k'.repeat(LONG_RUN)}.`.repeat(PIECE / LONG_RUN).slice(0, PIECE);
    expect(found(text)).toEqual(expected(text));
  });

  it('agrees with a regular expression', () => {
    const part = fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...'aZ09+/_-'), maxLength: 90 }) },
      fc.constantFrom(' ', '.', '=', '\n', ', ', ': ', '"', 'é'),
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

/** The long runs as a regular expression finds them. */
function expected(text: string): readonly string[] {
  return [...text.matchAll(new RegExp(`[A-Za-z0-9+/_-]{${LONG_RUN},}`, 'g'))].map(
    (match) => `${match.index}:${match[0]}`,
  );
}

describe('the sweeps', () => {
  const literals = ['ghp_', 'secret', '://', '1/1', 'pw', '%', 'api_key', 'eyj', 'sk-ant-'];
  const all = SWEEPS.map(([, create]) => prepared(create()));

  function prepared(sweep: Sweep): (text: string) => readonly unknown[] {
    const codes = new TextCodes(sweep.memory);
    new GramTable(
      sweep.memory,
      literals.map((text) => ({ text, value: text })),
    );
    for (const pair of [0xe962, 0x61e9, 0x6162]) sweep.memory.wordPairs[pair] = 1;
    sweep.memory.invisible[0xad] = 1;
    return (text) => {
      const ascii = codes.read(text);
      const grams = [...sweep.memory.hits.subarray(0, sweep.grams(text.length))];
      const wide = ascii ? 0 : sweep.wide(text.length);
      return [
        ascii,
        grams,
        wide,
        [...sweep.memory.hits.subarray(0, wide >> 1)],
        Buffer.from(sweep.memory.text.subarray(0, text.length)).toString('latin1'),
      ];
    };
  }

  it('find the same, one text after the other', () => {
    const part = fc.oneof(
      fc.constantFrom(...literals, 'ab', 'aéb', 'é', '\u00ad', 'x', 'sixteen ASCII un'),
      fc.string({ unit: 'binary', maxLength: 9 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const [first, second] = all.map((find) => find(text));
        expect(first).toEqual(second);
      }),
      { numRuns: 2000, seed: 20261201 },
    );
  });

  it.each(SWEEPS)('leave no character of another script in the text as a letter, %s', (_name, create) => {
    const sweep = create();
    new TextCodes(sweep.memory).read('aŁのb日é가');
    sweep.wide(7);
    expect([...sweep.memory.text.subarray(0, 8)]).toEqual([0x61, 0xff, 0xff, 0x62, 0xff, 0xe9, 0, 0]);
  });

  it('are in JavaScript where there is no WebAssembly', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(createSweep()).toBeInstanceOf(PlainSweep);
  });

  it('are in JavaScript where there is no room for another memory', () => {
    const refuse = class {
      constructor() {
        throw new RangeError('could not allocate memory');
      }
    };
    vi.stubGlobal('WebAssembly', { ...WebAssembly, Memory: refuse });
    expect(createSweep()).toBeInstanceOf(PlainSweep);
  });
});
