import { describe, expect, it } from 'vitest';
import { compileScanner, type ScannerOptions } from '../../../src/rules/secrets/compile.js';
import { splitDisabledRules } from '../../../src/rules/secrets/disabled-rules.js';
import { made, makeScanner } from './default-scanner.js';

const PAT = made('ghp_{base62:36}');
const BASE: ScannerOptions = { presets: ['default'], disable: [], rules: [], allow: [] };
const NONE = { hit: [], miss: [] };

function faultsOf(options: Partial<ScannerOptions>): readonly string[] {
  const compiled = compileScanner({ ...BASE, ...options });
  return compiled.ok ? [] : compiled.error.map((fault) => `${fault.path.join('.')}: ${fault.message}`);
}

describe('compileScanner', () => {
  it('lists every rule once, and says which are off', () => {
    const { rules } = makeScanner({ disable: ['jwt'] });
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rules.filter(({ enabled }) => !enabled).map(({ id }) => id)).toEqual(['jwt']);
    expect(ids).toContain('github-pat');
  });

  it('finds nothing by a rule that is off', () => {
    expect(makeScanner().scan(`x ${PAT} y`)).toHaveLength(1);
    expect(makeScanner({ disable: ['github-pat'] }).scan(`x ${PAT} y`)).toEqual([]);
  });

  it.each([PAT, '/ghp_[0-9A-Za-z]+/'])('leaves allowed values alone', (allowed) => {
    expect(makeScanner({ allow: [allowed] }).scan(`x ${PAT} y`)).toEqual([]);
  });

  it('an allowed value is a whole value: a part of one does not count', () => {
    expect(makeScanner({ allow: [PAT.slice(0, -2), '/ghp_/'] }).scan(`x ${PAT} y`)).toHaveLength(1);
  });

  it('runs the rules of users, and takes the capture that they name', () => {
    const rules = [
      {
        id: 'acme-ticket',
        pattern: 'ACME-([0-9]{6})',
        keywords: ['acme-'],
        group: 1,
        examples: { hit: ['see ACME-123456'], miss: ['ACME-12'] },
      },
      { id: 'acme-pin', pattern: '(?i)pin=(?P<pin>[0-9]{4})', keywords: [], group: 'pin', examples: NONE },
    ];
    const scan = makeScanner({ rules }).scan('ACME-654321 and PIN=1234');
    expect(scan).toMatchObject([
      { start: 5, end: 11, rule: 'acme-ticket' },
      { start: 20, end: 24, rule: 'acme-pin' },
    ]);
  });

  it.each<[string, Partial<ScannerOptions>, readonly string[]]>([
    ['an unknown preset', { presets: ['defaults'] }, ['presets.0: unknown preset; known: default, password-hashes']],
    ['an unknown id', { disable: ['github-patt'] }, ['disable.0: no rule has the id github-patt']],
    [
      'an id twice',
      { rules: [{ id: 'jwt', pattern: 'abc', keywords: [], examples: NONE }] },
      ['rules.0.id: another rule has the id jwt'],
    ],
    [
      'a pattern that RE2 refuses',
      { rules: [{ id: 'x', pattern: '(?=a)', keywords: [], examples: NONE }] },
      [
        'rules.0.pattern: rule x: the pattern does not compile in RE2 (no lookaround, no backreference, repetitions up to 1000)',
      ],
    ],
    [
      'a pattern that finds the empty text',
      { rules: [{ id: 'x', pattern: 'a*', keywords: [], examples: NONE }] },
      ['rules.0.pattern: rule x: the pattern matches the empty text'],
    ],
    [
      'a group that is not there',
      { rules: [{ id: 'x', pattern: 'a(b)', keywords: [], group: 2, examples: NONE }] },
      ['rules.0.group: rule x: the pattern has no such group'],
    ],
    [
      'examples that fail',
      { rules: [{ id: 'x', pattern: 'abc', keywords: [], examples: { hit: ['abd'], miss: ['xabc'] } }] },
      [
        'rules.0.examples.hit.0: rule x: finds nothing in this example',
        'rules.0.examples.miss.0: rule x: finds a secret in this example',
      ],
    ],
    [
      'an allowed pattern that RE2 refuses',
      { allow: ['fine', '/(/'] },
      ['allow.1: the pattern does not compile in RE2'],
    ],
  ])('refuses %s', (_name, options, faults) => {
    expect(faultsOf(options)).toEqual(faults);
  });

  it('never quotes a value in a fault', () => {
    expect(
      JSON.stringify(
        faultsOf({
          allow: [`/${PAT}(/`],
          rules: [{ id: 'x', pattern: 'q', keywords: [], examples: { hit: [PAT], miss: [] } }],
        }),
      ),
    ).not.toContain(PAT.slice(8));
  });
});

describe('splitDisabledRules', () => {
  const day = (text: string): number => Date.parse(text);
  const entry = { rule: 'jwt', reason: 'test', expires: '2026-03-01' };

  it.each([
    ['2026-02-01T00:00:00Z', true],
    ['2026-03-01T23:59:59Z', true],
    ['2026-03-02T00:00:00Z', false],
  ])('at %s an entry that expires on 2026-03-01 is active: %s', (now, active) => {
    expect(splitDisabledRules([entry], day(now)).active).toEqual(active ? ['jwt'] : []);
    expect(splitDisabledRules([entry], day(now)).expired).toEqual(active ? [] : [entry]);
  });

  it('an entry without a date stays active, one with a broken date does not', () => {
    expect(
      splitDisabledRules(
        [
          { rule: 'a', reason: 'r' },
          { rule: 'b', reason: 'r', expires: 'soon' },
        ],
        0,
      ).active,
    ).toEqual(['a']);
  });
});
