import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLiteralFilter, KEY_LENGTH } from '../../../../src/rules/secrets/redact/literal-filter.js';

const literal = fc.string({ minLength: KEY_LENGTH, maxLength: 40, unit: 'binary' }).filter((text) => text.length >= 8);
/** A small alphabet, so that texts hold literals and near misses by themselves. */
const dense = fc.string({ minLength: KEY_LENGTH, maxLength: 12, unit: fc.constantFrom('a', 'b', '\u{1f600}') });

describe('the filter', () => {
  test('finds the group of every literal that a text holds', () => {
    fc.assert(
      fc.property(
        fc.string(),
        literal,
        fc.string(),
        fc.array(literal, { maxLength: 20 }),
        (before, held, after, rest) => {
          const filter = createLiteralFilter([rest, [held]]);
          expect(filter(before + held + after) & 2).toBe(2);
        },
      ),
    );
  });

  test('finds no group of which a text holds no beginning', () => {
    fc.assert(
      fc.property(
        fc.array(dense, { maxLength: 8 }),
        fc.string({ unit: fc.constantFrom('a', 'b') }),
        (literals, text) => {
          const filter = createLiteralFilter(literals.map((one) => [one]));
          const held = literals.reduce(
            (mask, one, group) => (text.includes(one.slice(0, KEY_LENGTH)) ? mask | (1 << group) : mask),
            0,
          );
          expect(filter(text)).toBe(held);
        },
      ),
    );
  });

  test.each(['', 'short', 'sevenly'])('%j is shorter than any literal', (text) => {
    expect(createLiteralFilter([['literal-one']])(text)).toBe(0);
  });

  test('tells thirty-one groups apart', () => {
    const groups = Array.from({ length: 31 }, (_group, index) => [`literal-${index}`.padEnd(12, '-').slice(2)]);
    const filter = createLiteralFilter(groups);
    groups.forEach(([only = ''], index) => {
      expect(filter(`x${only}y`) & (1 << index)).not.toBe(0);
    });
    expect(createLiteralFilter([])('any text at all')).toBe(0);
  });
});
