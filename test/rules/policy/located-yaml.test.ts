import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFault } from '../../../src/domain/fault.js';
import { MAX_DOCUMENT_BYTES, parseLocatedYaml } from '../../../src/rules/policy/located-yaml.js';

function faults(text: string): readonly string[] {
  const parsed = parseLocatedYaml(text, 'f');
  return parsed.ok ? [] : parsed.error.map(formatFault);
}

describe('texts that are not one plain document', () => {
  const bomb = [...'abcdefghi'].map((key, index, keys) => {
    const before = keys[index - 1];
    return `${key}: &${key} [${Array(9)
      .fill(before === undefined ? 'x' : `*${before}`)
      .join(',')}]`;
  });
  const rows: readonly (readonly [string, string])[] = [
    ['a: 1\na: 2', 'f:2:1: this key stands twice in the same map'],
    ['x: {b: {c: 1, c: 2}}', 'f:1:15: this key stands twice in the same map'],
    ['---\na: 1\n---\nb: 2', 'f:3:1: several documents in one file: keep one'],
    ['x: !foo 1', 'f:1:4: unknown tag: only plain data is read'],
    ['x: !!js/function "f"', 'f:1:4: unknown tag: only plain data is read'],
    ['? [a]\n: 1', 'f:1:3: the key must be a string: put quotes around it'],
    ['__proto__: {a: 1}', 'f:1:1: the key __proto__ is not allowed'],
    ['a: {"__proto__": 1}', 'f:1:5: the key __proto__ is not allowed'],
    ['\tx: 1', 'f:1:1: tabs cannot indent: use spaces'],
    ['%YAML 1.1\n---\na: off', 'f:1:1: only YAML 1.2 is read: remove the %YAML line'],
    ['x: &a [*a]', 'f: holds a cycle, a number without an end, or more than 100 levels'],
    ['x: .inf', 'f: holds a cycle, a number without an end, or more than 100 levels'],
    ['x: *q', 'f: more than 100 values come from aliases, or an alias has no anchor'],
    [bomb.join('\n'), 'f: more than 100 values come from aliases, or an alias has no anchor'],
    [`${'['.repeat(1_000_000)}`, 'f: nested deeper than 100 levels'],
    ['x'.repeat(MAX_DOCUMENT_BYTES + 1), 'f: larger than 1048576 bytes'],
  ];
  test.each(rows.map(([text, fault]) => [text.slice(0, 30), text, fault] as const))('%j', (_, text, fault) => {
    expect(faults(text)).toContain(fault);
  });

  test('faults are counted, not listed without end', () => {
    const text = Array.from({ length: 500 }, () => 'k: 1').join('\n');
    expect(faults(text)).toHaveLength(101);
    expect(faults(text).at(-1)).toBe('f: and 399 more');
  });

  test('no fault quotes the text', () => {
    const canary = 'hunter2';
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]:,-?&*!|>%"\'# \n\tab'), maxLength: 40 }), (noise) => {
        expect(faults(`${noise}${canary}${noise}`).join()).not.toContain(canary);
      }),
      { numRuns: 500 },
    );
  });
});

describe('places', () => {
  const text = 'a:\n  - x: 1\n    y:\n      z: deep\n"q/r": 5\n';
  const rows: readonly (readonly [readonly (string | number)[], 'key' | 'value', number, number])[] = [
    [[], 'value', 1, 1],
    [['a', 0, 'x'], 'value', 2, 8],
    [['a', 0, 'x'], 'key', 2, 5],
    [['a', 0, 'y', 'z'], 'value', 4, 10],
    [['a', 0, 'y', 'none', 'deeper'], 'value', 4, 7],
    [['q/r'], 'key', 5, 1],
    [['missing'], 'value', 1, 1],
  ];
  test.each(rows)('%j (%s) is at %i:%i', (path, part, line, column) => {
    const parsed = parseLocatedYaml(text, 'f');
    expect(parsed.ok && parsed.value.locate(path, part)).toEqual({ line, column });
  });
});

test('words that YAML 1.1 takes for booleans are text', () => {
  const parsed = parseLocatedYaml('a: off\nb: no\nc: 2027-01-31', 'f');
  expect(parsed.ok && parsed.value.value).toEqual({ a: 'off', b: 'no', c: '2027-01-31' });
});
