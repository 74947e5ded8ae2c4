import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../../src/domain/json/types.js';
import { isClean } from '../../../../src/rules/secrets/redact/clean.js';
import { leafSpans } from '../../../../src/rules/secrets/redact/leaf-spans.js';
import { collectLeaves } from '../../../../src/rules/secrets/redact/leaves.js';
import { made, scanner } from '../default-scanner.js';

const SECRET = made('{base62:24}');

/** Whether a look at each string by itself finds something. */
function holdsSecret(json: JsonValue): boolean {
  const leaves = collectLeaves(json, { skip: undefined, keep: undefined });
  return leaves.some((leaf) => leaf.certain !== undefined || leafSpans(scanner, leaf).length > 0);
}

describe('isClean', () => {
  it('never says so of a value in which a look at each string finds something', () => {
    const name = fc.constantFrom(
      ...'name key Name id title value content data kind kty k d password token x pw Cookie 0 text label пароль'.split(
        ' ',
      ),
    );
    const leaf = fc.constantFrom<JsonValue>(
      'DB_PASSWORD',
      'Secret',
      'SecretList',
      'oct',
      'x',
      'token',
      SECRET,
      7,
      null,
    );
    const { json } = fc.letrec<{ json: JsonValue }>((tie) => ({
      json: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.array(tie('json'), { maxLength: 3 }),
        fc.dictionary(name, tie('json'), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(json, (tree) => {
        if (isClean(scanner, tree)) expect(holdsSecret(tree)).toBe(false);
      }),
      { numRuns: 5000, seed: 20261201 },
    );
  });

  it.each<[string, JsonValue, boolean]>([
    ['ordinary records', { records: [{ id: 1, name: 'Ann', note: 'a walk in the park' }] }, true],
    ['a batch with one secret among many strings', [...Array(2000).fill('a line'), `password = "${SECRET}"`], false],
    ['a batch with one near miss among many strings', [...Array(2000).fill('a line'), 'password = "example"'], true],
    ['a long string with a secret', `${'a line\n'.repeat(3000)}password = "${SECRET}"`, false],
    ['the name of a pair', { name: 'DB_PASSWORD', value: SECRET }, false],
    ['a Kubernetes Secret', { kind: 'Secret', data: { a: 'b' } }, false],
    ['a JSON web key', { kty: 'oct', k: 'abc' }, false],
  ])('judges %s', (_name, json, expected) => {
    expect(isClean(scanner, json)).toBe(expected);
  });
});
