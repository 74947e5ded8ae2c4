import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { compileComponent } from '../../../../src/rules/paths/glob/compile-component.js';
import { expandBraces } from '../../../../src/rules/paths/glob/expand-braces.js';
import { instantiate } from '../../../../src/rules/paths/glob/instantiate.js';

const piece = fc.constantFrom(
  'a',
  'b',
  '.',
  'env',
  '*',
  '?',
  '[ab]',
  '[^a]',
  '[a-c]',
  '@(a|b)',
  '?(a|b)',
  '*(a)',
  '+(ab|c)',
  '-',
);
const globs = fc.array(piece, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
const names = fc
  .string({ unit: fc.constantFrom('a', 'b', 'c', '.', 'e', 'n', 'v', '-'), minLength: 1, maxLength: 8 })
  .filter((name) => !name.startsWith('.') && !name.endsWith('.'));

describe('compileComponent', () => {
  it('agrees with picomatch on generated globs and names', () => {
    fc.assert(
      fc.property(globs, names, (glob, name) => {
        fc.pre(!/\*\*|[*?+@]{2}|\)[?*+]/.test(glob));
        const oracle = picomatch(glob, { dot: true, nocase: true, nonegate: true });
        expect(compileComponent(glob)?.matches(name), `${glob} on ${name}`).toBe(oracle(name));
      }),
      { numRuns: 5000, seed: 3 },
    );
  });

  it.each([
    ['[[:digit:]]x', '7x', true],
    ['[[:alpha:][:digit:]]', '_', false],
    ['[]a]', ']', true],
    ['[a', '[a', true],
    ['@(a', '@(a', true],
    ['a@(b|@(c|d))e', 'ade', true],
    ['a@(b|@(c|d))e', 'ae', false],
    ['!(a|b)', 'ab', true],
    ['!(a|b)', 'a', false],
    ['x!(a)', 'xa', false],
    ['x!(a)', 'xab', true],
    ['\\[a\\]', '[a]', true],
  ])('%s on %s: %s', (glob, name, matches) => {
    expect(compileComponent(glob)?.matches(name)).toBe(matches);
  });

  it('spells names that the glob itself matches', () => {
    fc.assert(
      fc.property(globs, fc.nat(3), (glob, pick) => {
        const compiled = compileComponent(glob);
        expect(compiled?.matches(instantiate(compiled.nodes, pick)), glob).toBe(true);
      }),
      { numRuns: 2000, seed: 5 },
    );
  });
});

describe('expandBraces', () => {
  it.each([
    ['a', ['a']],
    ['{a,b}', ['a', 'b']],
    ['x{a,b{c,d}}y', ['xay', 'xbcy', 'xbdy']],
    ['{1..3}', ['1', '2', '3']],
    ['{c..a}', ['c', 'b', 'a']],
    ['{a}', ['{a}']],
    ['{a,b', ['{a,b']],
    ['\\{a,b}', ['\\{a,b}']],
    [`\${a,b}`, [`\${a,b}`]],
    ['{,a}', ['', 'a']],
  ])('%s', (pattern, expected) => {
    expect(expandBraces(pattern, 16)).toEqual(expected);
  });

  it('gives up on an explosion', () => {
    expect(expandBraces('{a,b}'.repeat(5), 16)).toBeUndefined();
    expect(expandBraces('{1..1000}', 16)).toBeUndefined();
  });
});
