import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOREIGN_WORDS, foreignWords } from '../../../src/rules/secrets/context/foreign-words.js';
import { INVISIBLE_CLASS } from '../../../src/rules/secrets/invisible.js';
import { SweepMemory } from '../../../src/rules/secrets/sweep/memory.js';
import { TextCodes } from '../../../src/rules/secrets/text-codes.js';
import { fillWideTables, WIDE, wideSigns } from '../../../src/rules/secrets/wide-signs.js';
import { SWEEPS } from './sweep/sweeps.js';

const INVISIBLE = new RegExp(INVISIBLE_CLASS);

function expected(text: string): number {
  return (INVISIBLE.test(text) ? WIDE.invisible : 0) | (foreignWords(text).length > 0 ? WIDE.keyWord : 0);
}

describe.each(SWEEPS)('wideSigns, with a sweep %s', (_name, create) => {
  const sweep = create();
  const codes = new TextCodes(sweep.memory);
  fillWideTables(sweep.memory);

  const signsOf = (text: string): number => (codes.read(text) ? 0 : wideSigns(sweep, text.length));

  it.each(FOREIGN_WORDS)('finds %s in either case, at the beginning, in the middle and at the end', (word) => {
    for (const written of [word, word.toUpperCase()]) {
      for (const text of [written, `${written}: x`, `é ${written}`, `ok ${written} ok`])
        expect([text, signsOf(text)]).toEqual([text, WIDE.keyWord]);
      expect(signsOf(`é ${[...written].slice(0, -1).join('')}`)).toBe(0);
    }
  });

  it('agrees with regular expressions', () => {
    const part = fc.oneof(
      fc.constantFrom(...FOREIGN_WORDS),
      fc.constantFrom(...'haslo parol токе секр 密 パス _if ке кр \u00ad \u200b \ufeff'.split(' ')),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.boolean(), (parts, upper) => {
        const text = upper ? parts.join('').toUpperCase() : parts.join('');
        expect(signsOf(text)).toBe(expected(text));
      }),
      { numRuns: 2000, seed: 20261201 },
    );
  });
});

describe('TextCodes', () => {
  it('says of each text whether it is ASCII, whatever came before', () => {
    const memory = new SweepMemory();
    const codes = new TextCodes(memory);
    for (const [text, ascii] of [
      ['abc', true],
      ['é', false],
      ['abcd', true],
      ['Ł', false],
      ['日本', false],
      ['', true],
      ['\x7f\0', true],
    ] as const) {
      expect([text, codes.read(text)]).toEqual([text, ascii]);
      const [written, units] = ascii ? [memory.text, Buffer.from(text)] : [memory.wide, Buffer.from(text, 'utf16le')];
      const expected = Buffer.concat([units, Buffer.alloc(32)]);
      expect(Buffer.from(written.subarray(0, expected.length))).toEqual(expected);
    }
  });
});
