import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expandText } from '../../../src/preflight/managed/expand-text.js';

const scope = {
  startUp: new Map([
    ['A', 'a'],
    ['NONE', ''],
    ['BOTH', 'start'],
    ['RAW', `\${A}`],
  ]),
  file: new Map([
    ['F', 'f'],
    ['BOTH', 'file'],
    ['NONE', 'file'],
  ]),
};

/** `$` written as `§`, so that no row looks like a template. */
const dollars = (text: string) => text.replaceAll('§', '$');

describe('references', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['plain', 'plain', ''],
    ['§{A}/§{A}', 'a/a', 'A start-up, A start-up'],
    ['§{F}', 'f', 'F file'],
    ['§{BOTH}', 'start', 'BOTH start-up'],
    ['§{NONE}x', 'x', 'NONE start-up empty'],
    ['§{MISSING}x', 'x', 'MISSING nowhere empty'],
    ['§{A:-d}', 'a', 'A start-up'],
    ['§{MISSING:-d e}', 'd e', 'MISSING default'],
    ['§{NONE:-d}', 'd', 'NONE default'],
    ['§{MISSING:-}', '', 'MISSING default empty'],
    ['§{MISSING:-§{A}}', 'a', 'MISSING default, A start-up'],
    ['§{MISSING:-x§{M2:-y§{A}}z}!', 'xyaz!', 'MISSING default, M2 default, A start-up'],
    ['§{A:-§{MISSING}}', 'a', 'A start-up'],
  ];
  test.each(rows)('%s', (text, wanted, uses) => {
    const expanded = expandText(dollars(text), scope);
    expect(expanded.text).toBe(dollars(wanted));
    expect(expanded.oddities).toEqual([]);
    expect(expanded.uses.map((use) => `${use.name} ${use.source}${use.empty ? ' empty' : ''}`).join(', ')).toBe(uses);
  });
});

describe('what only looks like a reference stays and is told', () => {
  const rows = [
    '§A/x',
    '§{}',
    '§{1X}',
    '§{A',
    '§{A-d}',
    '§{A:?d}',
    '§{A:=d}',
    '§{ A }',
    '§{MISSING:-d',
    '§{MISSING:-§{M2:-d',
  ];
  test.each(rows)('%s', (text) => {
    const expanded = expandText(dollars(text), scope);
    expect(expanded.text).toBe(dollars(text));
    expect(expanded.oddities).toHaveLength(1);
  });

  test('a single dollar sign is nothing', () => {
    expect(expandText('5$ $', scope)).toEqual({ text: '5$ $', uses: [], oddities: [] });
  });
});

test('a value that holds a reference is not expanded again, and that is told', () => {
  expect(expandText(dollars('§{RAW}'), scope)).toMatchObject({
    text: dollars('§{A}'),
    oddities: ['the value of a variable holds a reference itself: it is not expanded again'],
  });
});

test('text without a dollar sign is never changed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const clean = text.replaceAll('$', '');
      expect(expandText(clean, scope)).toEqual({ text: clean, uses: [], oddities: [] });
    }),
  );
});

test('a long run of unclosed references is read once', () => {
  const text = dollars('§{MISSING:-').repeat(20_000);
  expect(expandText(text, scope).text).toBe(text);
});
