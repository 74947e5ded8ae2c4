import { describe, expect, it } from 'vitest';
import { compilePathRules } from '../../../src/rules/paths/compile.js';
import { judgePath } from '../../../src/rules/paths/judge-path.js';
import { pathRules } from '../../helpers/path-rules.js';

describe('faults of a paths section', () => {
  it.each([
    ['an unknown preset', { deny: ['preset:nope'], allow: [] }, ['deny', 0], 'unknown preset'],
    ['an empty glob', { deny: ['preset:ssh', '  '], allow: [] }, ['deny', 1], 'is empty'],
    ['a glob of slashes', { deny: ['///'], allow: [] }, ['deny', 0], 'names no file'],
    ['a glob with ..', { deny: ['../x'], allow: [] }, ['deny', 0], 'can never match'],
    ['a NUL', { deny: ['a\0'], allow: [] }, ['deny', 0], 'NUL'],
    ['a long glob', { deny: ['a'.repeat(1025)], allow: [] }, ['deny', 0], 'longer than'],
    ['a brace bomb', { deny: ['{a,b}'.repeat(12)], allow: [] }, ['deny', 0], 'stands for more than'],
    ['a negated glob', { deny: ['!src/**'], allow: [] }, ['deny', 0], 'negates nothing'],
    ['deep nesting', { deny: [`${'@('.repeat(20)}a${')'.repeat(20)}`], allow: [] }, ['deny', 0], 'nested'],
    ['invisible characters only', { deny: ['\u200b'], allow: [] }, ['deny', 0], 'invisible'],
    ['a preset as exception', { deny: [], allow: ['preset:ssh'] }, ['allow', 0], 'cannot be an exception'],
    ['an exception for everything', { deny: [], allow: ['**/*'] }, ['allow', 0], 'lifts every denial'],
    ['an empty exception', { deny: [], allow: [''] }, ['allow', 0], 'is empty'],
  ])('%s', (_name, spec, path, message) => {
    const compiled = compilePathRules(spec);
    expect(compiled.ok).toBe(false);
    if (compiled.ok) return;
    expect(compiled.error).toHaveLength(1);
    expect(compiled.error[0]?.path).toEqual(path);
    expect(compiled.error[0]?.message).toContain(message);
  });

  it('are reported all at once', () => {
    const compiled = compilePathRules({ deny: ['preset:nope', '', '..'], allow: ['*', ''] });
    expect(compiled.ok ? 0 : compiled.error.length).toBe(5);
  });
});

describe('globs of a policy', () => {
  it.each([
    ['**/secrets/**', '/srv/app/secrets/a/b', 'deny'],
    ['**/secrets/**', '/srv/app/secrets', 'deny'],
    ['**/secrets/**', '/srv/app/secrets.md', 'allow'],
    ['*.sqlite', 'data/Users.SQLITE', 'deny'],
    ['config/prod.yml', '/srv/app/config/prod.yml', 'deny'],
    ['config/prod.yml', '/srv/app/config/prod.yml/x', 'deny'],
    ['config/prod.yml', '/srv/app/config/x/prod.yml', 'allow'],
    ['config/**/prod.yml', '/srv/app/config/x/y/prod.yml', 'deny'],
    ['config/**/prod.yml', '/srv/app/config/prod.yml', 'deny'],
    ['config/**/prod.yml', '/srv/app/conf/prod.yml', 'allow'],
    ['/srv/private', '/srv/private/a', 'deny'],
    ['/srv/private', '/proc/self/root/srv/private/a', 'deny'],
    ['/srv/private', 'file:///srv/private/a', 'deny'],
    ['/srv/private', 'file://host/srv/private/a', 'deny'],
    ['/srv/private', 'C:\\srv\\private\\a', 'deny'],
    ['/srv/private', '/data/srv/private/a', 'allow'],
    ['/srv/**/private', '/srv/a/b/private/x', 'deny'],
    ['/srv/**/private', '/data/srv/a/private', 'allow'],
    ['C:/Users/*/vault', 'c:\\users\\dev\\VAULT\\x', 'deny'],
    ['~/notes', '~/notes/a.md', 'deny'],
    ['{a,b}/{c,d}.txt', 'x/b/c.txt', 'deny'],
    ['report-[0-9][0-9].pdf', 'report-07.pdf', 'deny'],
    ['report-[0-9][0-9].pdf', 'report-7.pdf', 'allow'],
    ['report-[!0-9].pdf', 'report-x.pdf', 'deny'],
    ['!(public).txt', 'private.txt', 'deny'],
    ['!(public).txt', 'public.txt', 'allow'],
    ['+(ab).txt', 'ababab.txt', 'deny'],
    ['stra\u00dfe', 'STRASSE', 'deny'],
    ['caf\u00e9', 'cafe\u0301/menu', 'deny'],
    ['a\\*b', 'a*b', 'deny'],
    ['a\\*b', 'axb', 'allow'],
    ['*', 'anything', 'deny'],
    ['**', 'any/thing', 'deny'],
    ['*', '', 'allow'],
  ])('%s on %s: %s', (glob, path, kind) => {
    expect(judgePath(pathRules([glob]), path).kind).toBe(kind);
  });

  it('name themselves in the verdict', () => {
    const verdict = judgePath(pathRules(['**/payroll/**']), 'x/payroll/a');
    expect(verdict).toMatchObject({ kind: 'deny', entry: '**/payroll/**', pattern: '**/payroll/**' });
  });

  it('twice the same entry counts once', () => {
    expect(pathRules(['preset:ssh', 'preset:ssh', 'a', 'a']).entries.filter(({ id }) => id === 'a')).toHaveLength(1);
  });

  it('decides a hostile path in bounded work', () => {
    const rules = pathRules(['**/*a*a*a*b/**/*c*c*d/x', '/a/**/a/**/b']);
    expect(judgePath(rules, 'a'.repeat(4000)).kind).toBe('allow');
    expect(judgePath(rules, 'a/'.repeat(2000)).kind).toBe('allow');
  });
});

describe('exceptions', () => {
  const rules = pathRules(['preset:credentials'], ['test/fixtures/**', '.env.test', '/srv/app/.npmrc']);

  it.each([
    ['test/fixtures/.env', 'allow'],
    ['/home/dev/app/test/fixtures/keys/server.pem', 'allow'],
    ['/home/dev/app/.env.test', 'allow'],
    ['/srv/app/.npmrc', 'allow'],
    ['test/fixtures/%2eenv', 'allow'],
    ['.env', 'deny'],
    ['.env.test/../.env', 'deny'],
    ['test/fixtures/../.env', 'deny'],
    ['test/fixtures/x/../../.env', 'deny'],
    ['test/fixtures%2f..%2f.env', 'deny'],
    ['/home/dev/.ssh/test/fixtures/id_rsa', 'deny'],
    ['/home/dev/.ssh/.env.test', 'deny'],
    ['.env.test/.env', 'deny'],
    ['/other/srv/app/.npmrc', 'deny'],
    ['/srv/app/.npmrc.bak', 'deny'],
  ])('%s: %s', (path, kind) => {
    expect(judgePath(rules, path).kind).toBe(kind);
  });
});
