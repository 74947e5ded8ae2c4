import fc from 'fast-check';
import RE2 from 're2';
import { describe, expect, it } from 'vitest';
import { holdsEncodedText } from '../../../src/rules/secrets/encoded-groups.js';
import { type GateLiteral, LiteralGate, MET } from '../../../src/rules/secrets/literal-gate.js';
import { LiteralSearch } from '../../../src/rules/secrets/literal-search.js';
import { ENCODED_SIGN } from '../../../src/rules/secrets/locators/encoded.js';

const OPTIONS = { numRuns: 500, seed: 20260302 };
const letters = fc.constantFrom('a', 'b', 'A', 'B', '-', 'é');

function gateOf(literals: readonly GateLiteral[]): LiteralGate {
  return new LiteralGate(new LiteralSearch(literals));
}

describe('LiteralGate', () => {
  it('meets a literal exactly where a search for it would, in any case', () => {
    const literal = fc
      .array(fc.constantFrom('a', 'b', '-'), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.array(literal, { minLength: 1, maxLength: 6 }),
        fc.array(letters, { maxLength: 20 }),
        (literals, parts) => {
          const text = parts.join('');
          const met = gateOf(literals.map((word) => ({ text: word, kind: MET.literal }))).pass(text).met;
          const expected = literals.some((word) => text.toLowerCase().includes(word));
          expect((met & MET.literal) !== 0).toBe(expected);
        },
      ),
      OPTIONS,
    );
  });

  it('asks a literal with a closer look about every place, by its start', () => {
    const asked: number[] = [];
    const holds = (_text: string, start: number): boolean => asked.push(start) < 0;
    expect(gateOf([{ text: 'aa', kind: MET.token, holds }]).pass('xaaax').met).toBe(0);
    expect(asked).toEqual([1, 2]);
  });

  it('meets a literal, and one in a long run, wherever the text is cut into pieces', () => {
    const run = 'Ab3'.repeat(10);
    const gate = gateOf([
      { text: 'needle_', kind: MET.literal },
      { text: 'q.', kind: MET.keyWord, inRun: true },
      { text: '|', kind: MET.token, inRun: true },
    ]);
    for (let before = 32_500; before < 32_800; before += 1) {
      const filler = ' '.repeat(before);
      expect(gate.pass(`${filler}needle_ q. |`).met).toBe(MET.literal);
      expect(gate.pass(`${filler}q.${run} `).met).toBe(MET.keyWord);
      expect(gate.pass(`${filler}|${run}`).met).toBe(MET.token);
    }
  });

  it('tells where key words and literals stand, until they are too many', () => {
    const gate = gateOf([
      { text: 'key', kind: MET.keyWord },
      { text: 'lit', kind: MET.literal, holds: (text, start) => text.charAt(start + 3) !== 'x' },
    ]);
    expect(gate.pass('key lit KEY litx')).toMatchObject({ keyWords: [0, 8], literals: [4] });
    expect(gate.pass('key '.repeat(9000))).toMatchObject({ met: MET.keyWord, keyWords: undefined, literals: [] });
  });

  it('takes each digit of a shape for any digit', () => {
    const gate = gateOf([{ text: ':', shape: ':000', kind: MET.literal }]);
    expect(gate.pass('a:59b :5x').met).toBe(0);
    expect(gate.pass('a:593b').met).toBe(MET.literal);
  });

  it.each(['私のpat', 'Łpatа', 'pat'])(
    'takes no character of another script next to a literal for a letter: %s',
    (text) => {
      const gate = gateOf([{ text: 'pat', kind: MET.keyWord, alone: true }]);
      for (let before = 0; before < 9; before += 1)
        expect(gate.pass(`${' '.repeat(before)}${text}`).met).toBe(MET.keyWord);
    },
  );

  it('stops at the first token, and keeps kinds apart', () => {
    const gate = gateOf([
      { text: 'one', kind: MET.keyWord },
      { text: 'two', kind: MET.token },
      { text: 'three', kind: MET.literal },
    ]);
    expect(gate.pass('one two three').met).toBe(MET.keyWord | MET.token);
    expect(gate.pass('THREE é').met).toBe(MET.literal);
  });
});

describe('holdsEncodedText', () => {
  it('agrees with the expression that finds the places', () => {
    const sign = new RE2(ENCODED_SIGN);
    const run = fc.oneof(
      fc.string({ maxLength: 60, unit: fc.constantFrom(...'abcdefXYZ0189+/-_gw'.split('')) }),
      fc
        .string({ minLength: 20, maxLength: 60 })
        .map((text) => Buffer.from(text).toString('base64').replace(/=+$/, '')),
      fc
        .tuple(fc.nat(3), fc.string({ minLength: 24, maxLength: 60 }))
        .map(([shift, text]) => 'zzz'.slice(0, shift) + Buffer.from(text).toString('base64url')),
    );
    fc.assert(
      fc.property(run, (text) => {
        expect(holdsEncodedText(Buffer.from(text), 0, text.length)).toBe(sign.test(text));
      }),
      OPTIONS,
    );
  });
});
