import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GramTable, isThere } from '../../../src/rules/secrets/gram-table.js';
import { TextCodes } from '../../../src/rules/secrets/text-codes.js';

/** Where a table finds literals in a text, as `start:literal`. */
function found(literals: readonly string[], text: string): readonly string[] {
  const table = new GramTable(literals.map((literal) => ({ text: literal, value: literal })));
  const codes = new TextCodes(text.length);
  codes.read(text);
  const all: string[] = [];
  for (let at = table.next(codes, 0, text.length); at >= 0; at = table.next(codes, at + 2, text.length)) {
    for (const candidate of table.candidates(codes, at))
      if (isThere(candidate, codes.bytes, at)) all.push(`${at - candidate.offset}:${candidate.value}`);
  }
  return all.sort();
}

function expected(literals: readonly string[], text: string): readonly string[] {
  const lower = text.toLowerCase();
  const all = literals.flatMap((literal) =>
    [...Array(lower.length).keys()].filter((at) => lower.startsWith(literal, at)).map((at) => `${at}:${literal}`),
  );
  return all.sort();
}

const characters = fc.constantFrom(...'abtehz019-_.:%&\\ ~/'.split(''));
const literal = fc.array(characters, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''));

describe('GramTable', () => {
  it('finds every literal in every place, in any case, whichever of its grams it goes by', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(literal, { minLength: 1, maxLength: 8 }),
        fc.array(fc.oneof(literal, characters), { maxLength: 12 }),
        fc.boolean(),
        (literals, parts, upper) => {
          const text = [...parts, literals[0] ?? ''].join('');
          expect(found(literals, upper ? text.toUpperCase() : text)).toEqual(expected(literals, text));
        },
      ),
      { numRuns: 300, seed: 20261201 },
    );
  });

  it.each(['', 'Ab', 'é'])('refuses %j', (text) => {
    expect(() => new GramTable([{ text, value: 1 }])).toThrow(RangeError);
  });
});
