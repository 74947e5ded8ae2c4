import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePathRules } from '../../src/rules/paths/compile.js';
import { judgePath } from '../../src/rules/paths/judge-path.js';
import type { PathRules } from '../../src/rules/paths/types.js';
import { ordinaryPaths } from '../helpers/ordinary-paths.js';
import { SPELLINGS } from '../helpers/path-spellings.js';

function credentials(): PathRules {
  const compiled = compilePathRules({ deny: ['preset:credentials'], allow: [] });
  if (!compiled.ok) throw new Error('the packaged preset compiles');
  return compiled.value;
}

const rules = credentials();
const hits = rules.entries.flatMap((entry) => entry.hit.map((path) => path.replaceAll('\\', '/')));

describe('spellings of denied paths', () => {
  it('has at least twelve transformations', () => {
    expect(SPELLINGS.length).toBeGreaterThanOrEqual(12);
  });

  it.each(SPELLINGS)('$name: every example of every entry stays denied', ({ apply }) => {
    const passed = hits.filter((path) => judgePath(rules, apply(path)).kind === 'allow');
    expect(passed).toEqual([]);
  });

  it('no chain of up to three transformations turns a denied path into an allowed one', () => {
    const chain = fc.array(fc.constantFrom(...SPELLINGS), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...hits), chain, (path, spellings) => {
        const spelled = spellings.reduce((text, { apply }) => apply(text), path);
        expect(judgePath(rules, spelled).kind, `${spellings.map(({ name }) => name).join(' + ')}: ${spelled}`).not.toBe(
          'allow',
        );
      }),
      { numRuns: 5000, seed: 20260731 },
    );
  });

  it('stays denied behind any base and root', () => {
    const base = fc.constantFrom('/home/dev/app', '.', 'src', 'C:\\work', '~/code');
    fc.assert(
      fc.property(fc.constantFrom(...hits), base, base, (path, root, from) => {
        expect(judgePath(rules, path, { root, base: from }).kind).toBe('deny');
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});

describe('ordinary paths', () => {
  it('5,000 of them, made from common project layouts, stay allowed', () => {
    const paths = ordinaryPaths(5000, 20260731);
    expect(new Set(paths).size).toBe(5000);
    expect(
      paths.filter((path) => judgePath(rules, path, { root: '/sandbox', base: '/home/dev/app' }).kind !== 'allow'),
    ).toEqual([]);
  });
});

describe('any text', () => {
  it('is decided without a throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(['allow', 'deny', 'malformed']).toContain(judgePath(rules, text).kind);
      }),
      { numRuns: 1500, seed: 11 },
    );
  });
});
