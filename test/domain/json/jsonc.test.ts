import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankJsonc } from '../../../src/domain/json/jsonc.js';

test.each([
  ['{"a":1}', '{"a":1}'],
  ['// x\n{"a":1}', '    \n{"a":1}'],
  ['{/* x */"a":1}', '{       "a":1}'],
  ['{"a":[1,2,],}', '{"a":[1,2 ] }'],
  ['{"a":1, // last\n}', '{"a":1         \n}'],
  ['{"a":"// no, }","b":"/* no */,"}', '{"a":"// no, }","b":"/* no */,"}'],
  ['{"a":"\\"// no"}', '{"a":"\\"// no"}'],
  ['\ufeff{}', ' {}'],
  ['{} /* open', '{}        '],
  ['{"a":1,,}', '{"a":1, }'],
])('%j becomes %j', (text, want) => expect(blankJsonc(text)).toBe(want));

test('JSON stays as it is, and a place stays a place', () => {
  fc.assert(
    fc.property(fc.json(), fc.string(), (json, noise) => {
      expect(JSON.parse(blankJsonc(json))).toEqual(JSON.parse(json));
      expect(blankJsonc(noise)).toHaveLength(noise.length);
    }),
  );
});
