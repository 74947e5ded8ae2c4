import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Edit } from '../../../src/domain/json/edit.js';
import { mergeEdits } from '../../../src/domain/json/merge-edits.js';
import { spliceJson } from '../../../src/domain/json/splice.js';
import type { JsonValue } from '../../../src/domain/json/types.js';

const members = (edits: Record<string, Edit>, renames: Record<string, string> = {}): Edit => ({
  kind: 'members',
  edits: new Map(Object.entries(edits)),
  renames: new Map(Object.entries(renames)),
});
const elements = (edits: Record<number, Edit>): Edit => ({
  kind: 'elements',
  edits: new Map(Object.entries(edits).map(([index, edit]) => [Number(index), edit])),
});
const drop: Edit = { kind: 'drop' };
const set = (value: JsonValue): Edit => ({ kind: 'set', value });

describe('spliceJson', () => {
  test.each<[string, string, Edit, string]>([
    [
      'keeps number spellings',
      '{"a":1e400,"b":9007199254740993,"c":-0,"d":1.0,"e":"x"}',
      members({ e: set('y') }),
      '{"a":1e400,"b":9007199254740993,"c":-0,"d":1.0,"e":"y"}',
    ],
    [
      'drops the first, a middle and the last member',
      '{"a":1,"b":2,"c":3,"d":4}',
      members({ a: drop, c: drop, d: drop }),
      '{"b":2}',
    ],
    ['drops every member', ' { "a" : 1 , "b" : {} } ', members({ a: drop, b: drop }), '{}'],
    ['drops elements', '[1, [2], {"x":3} ,4]', elements({ 0: drop, 2: drop }), '[[2],4]'],
    [
      'goes deep',
      '{"a":[{"b":"x","n":1.50}]}',
      members({ a: elements({ 0: members({ b: set(null) }) }) }),
      '{"a":[{"b":null,"n":1.50}]}',
    ],
    [
      'finds keys under escapes',
      '{"p\\u0061th":"x","k\\"":1}',
      members({ path: set('y'), 'k"': drop }),
      '{"p\\u0061th":"y"}',
    ],
    ['renames a key', '{"a":{"old":1.0}}', members({ a: members({}, { old: 'new"' }) }), '{"a":{"new\\"":1.0}}'],
    ['is not misled by structure inside strings', '{"s":"}],{\\"","t":[]}', members({ t: drop }), '{"s":"}],{\\""}'],
    ['writes lone surrogates as escapes', '{"a":1}', members({ a: set('\ud800') }), '{"a":"\\ud800"}'],
    ['replaces the root', '[1]', set({ b: 2 }), '{"b":2}'],
    ['treats __proto__ as a key', '{"__proto__":1,"b":2}', members({ __proto__x: drop, b: drop }), '{"__proto__":1}'],
  ])('%s', (_name, text, edit, want) => expect(spliceJson(text, edit)).toBe(want));

  test('refuses an edit that does not fit', () => {
    expect(() => spliceJson('[1]', members({ a: drop }))).toThrow(TypeError);
    expect(() => spliceJson('{}', elements({ 0: drop }))).toThrow(TypeError);
    expect(() => spliceJson('1', drop)).toThrow(TypeError);
  });

  test('changes what the edit names and nothing else, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), (value, object) => {
        const text = JSON.stringify({ ...object, kept: value });
        const [first] = Object.keys(object);
        if (first === undefined || first === 'kept' || first === '__proto__') return;
        const spliced = JSON.parse(spliceJson(text, members({ [first]: set('new') })));
        const wanted = JSON.parse(text);
        wanted[first] = 'new';
        expect(spliced).toEqual(wanted);
      }),
      { numRuns: 300 },
    );
  });
});

test('mergeEdits joins edits of different members and lets the first win on the same', () => {
  const merged = mergeEdits(
    members({ a: drop, b: members({ x: drop }) }),
    members({ a: set(1), b: members({ y: set(2) }), c: set(3) }),
  );
  expect(merged).toEqual(members({ a: drop, b: members({ x: drop, y: set(2) }), c: set(3) }));
  expect(spliceJson('{"a":0,"b":{"x":0,"y":0},"c":0}', merged ?? drop)).toBe('{"b":{"y":2},"c":3}');
});
