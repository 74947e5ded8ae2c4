import { describe, expect, it } from 'vitest';
import { contextsBelow } from '../../../../src/rules/tools/judge/bases.js';
import { readJsonText } from '../../../../src/rules/tools/judge/json-text.js';
import { keyLooksLikePath, looksLikePath, shortenedPath } from '../../../../src/rules/tools/judge/likely-path.js';
import { manifestPaths } from '../../../../src/rules/tools/judge/manifest-paths.js';
import { readCallText } from '../../../../src/rules/tools/judge/nested-call.js';
import { patchPaths } from '../../../../src/rules/tools/judge/patch-paths.js';
import { pointerOf } from '../../../../src/rules/tools/judge/place.js';
import { looksLikeSql, sqlReachesFiles } from '../../../../src/rules/tools/judge/sql-files.js';
import { colonParts, isRemoteUrl, pathVariants } from '../../../../src/rules/tools/judge/variants.js';

describe('looksLikePath', () => {
  it.each(['.env', 'a/b', '/x', '~', 'id_rsa', 'C:\\x y z w v', '/a b c d e', '$HOME/x', 'file:///x', 'My Files/.env'])(
    '%j may be one',
    (value) => expect(looksLikePath(value)).toBe(true),
  );
  it.each([
    '',
    '  ',
    'credentials',
    'Zugangsdaten',
    'process.env',
    'import.meta.env',
    'keep the .env out of git',
    'x'.repeat(5000),
  ])('%j is none', (value) => expect(looksLikePath(value)).toBe(false));
  it('takes keys for paths only where they have the marks of one', () => {
    expect(['.env', 'a/b', 'C:x'].map(keyLooksLikePath)).toEqual([true, true, true]);
    expect(['id', 'credentials', 'a_b'].map(keyLooksLikePath)).toEqual([false, false, false]);
  });
});

describe('shortenedPath', () => {
  it.each([
    [`${'a/../'.repeat(2000)}.env`, '.env'],
    [`/${'./'.repeat(5000)}.ssh/id`, '/.ssh/id'],
    [`${'/'.repeat(5000)}etc/shadow`, '/etc/shadow'],
    [`${'a/%2e%2e/'.repeat(1000)}.env`, '.env'],
  ])('resolves a long way round', (value, short) => expect(shortenedPath(value)).toBe(short));
  it.each(['short/../x', 'A'.repeat(9000), `x/../${'y'.repeat(9000)}`])('leaves the rest', (value) =>
    expect(shortenedPath(value)).toBeUndefined(),
  );
});

describe('pathVariants', () => {
  it.each([
    ['a.ts', ['a.ts']],
    ['a,b', ['a,b', 'a', 'b']],
    ['key=/x', ['key=/x', '/x']],
    ['f=@x', ['f=@x', '@x', 'x']],
    ['@x', ['@x', 'x']],
    ['/h:/c:ro', ['/h:/c:ro', '/h', '/c', 'ro']],
    ['C:\\h:/c', ['C:\\h:/c', 'C:\\h', '/c']],
    ['HEAD:.env', ['HEAD:.env', 'HEAD', '.env']],
    [':0:.env', [':0:.env', '.env']],
    ['a\nb', ['a\nb', 'a', 'b']],
  ])('%j', (value, variants) => expect(pathVariants(value)).toEqual(variants));
  it('leaves URIs whole', () => expect(colonParts('file:///a:b')).toEqual([]));
});

describe('isRemoteUrl', () => {
  it.each(['https://x/.env', 'http://x', 'wss://x/y', 'data:text/plain,.env'])('%s is', (url) =>
    expect(isRemoteUrl(url)).toBe(true),
  );
  it.each([
    'https:/x/.env',
    'https://x/a?/../../.env',
    'data:x/../.env',
    'https://x/.\u200b./.env',
    'https:///.env',
    'https://x/../../.env',
    'https://x/%2e%2e/.env',
    'https://x\\..\\.env',
    'file:///x',
    'x',
  ])('%s is not', (url) => expect(isRemoteUrl(url)).toBe(false));
});

describe('patchPaths', () => {
  it.each([
    ['--- a/x.ts\t2026-01-01\n+++ b/y.ts\n', ['a/x.ts', 'x.ts', 'b/y.ts', 'y.ts']],
    ['--- /dev/null\r\n+++ new.ts\r\n', ['new.ts']],
    ['diff --git "a/my file" "b/my file"\n', ['a/my', 'my', 'file', 'b/my', 'a/my file', 'my file', 'b/my file']],
    ['diff --cc merged.ts', ['merged.ts']],
    ['rename from a.ts\nrename to b.ts', ['a.ts', 'b.ts']],
    ['*** Begin Patch\n*** Add File: n.ts\n+x\n*** Delete File: o.ts', ['n.ts', 'o.ts']],
    ['*** Update File: a\n*** Move to: b', ['a', 'b']],
    ['Index: svn.ts\n====', ['svn.ts']],
    ['+.env\n-.env\n .env\n@@ .env', []],
  ])('%j', (text, paths) => expect(patchPaths(text)).toEqual(expect.arrayContaining(paths)));
  it('takes nothing from lines of content', () => expect(patchPaths('+.env\n-.env\n .env\n@@ .env @@')).toEqual([]));
});

describe('manifestPaths', () => {
  it.each([
    ['hostPath:\n  path: /root/.ssh', ['/root/.ssh']],
    ['- hostPath: {path: "/root/.ssh", type: Directory}', ['/root/.ssh', 'Directory']],
    ['volumes:\n  - ~/.aws:/aws:ro', ['~/.aws', '/aws', 'ro']],
    ['data:\n  note: .env', []],
    ["env_file: '.env' # local", ['.env']],
  ])('%j', (text, paths) => expect(manifestPaths(text)).toEqual(paths));
});

describe('SQL', () => {
  it.each([
    "ATTACH DATABASE 'x' AS y",
    "attach '/x' as y",
    "SELECT readfile ('x')",
    "COPY t FROM '/x'",
    "SELECT * FROM 'x.csv'",
    "SELECT 1 INTO OUTFILE '/x'",
    "LOAD DATA INFILE '/x'",
    '.read "x"',
    "VACUUM INTO '/x'",
    "SELECT pg_read_file('/x')",
  ])('%s reaches files', (sql) => expect([sqlReachesFiles(sql), looksLikeSql(sql)]).toEqual([true, true]));
  it.each(["SELECT * FROM notes WHERE name = '.env'", "INSERT INTO t VALUES ('.env')", 'SELECT 1'])(
    '%s does not',
    (sql) => expect(sqlReachesFiles(sql)).toBe(false),
  );
  it.each(['.env', 'how to attach a file', 'env file'])('%s is no SQL', (text) =>
    expect(looksLikeSql(text)).toBe(false),
  );
});

describe('readJsonText', () => {
  it.each([
    ['{"a": [1]}', { kind: 'value', value: { a: [1] } }],
    ['\ufeff [".env"]', { kind: 'value', value: ['.env'] }],
    ['{"a\\"b": 1, "a": {"a": ":"}}', { kind: 'value', value: { 'a"b': 1, a: { a: ':' } } }],
    ['{"__proto__": 1}', { kind: 'value', value: JSON.parse('{"__proto__": 1}') }],
    ['{"a": 1, "a": 2}', { kind: 'ambiguous' }],
    ['{"a": 1, "\\u0061": 2}', { kind: 'ambiguous' }],
    ['[id]/page.tsx', { kind: 'none' }],
    ['12', { kind: 'none' }],
    ['', { kind: 'none' }],
  ])('%j', (text, read) => expect(readJsonText(text)).toEqual(read));
});

describe('readCallText', () => {
  it.each([
    ['read_file --file_path .env', { file_path: ['.env'], '': [[]] }],
    ['read_file --file_path="a b" -n 3 x', { file_path: ['a b'], n: ['3'], '': [['x']] }],
    ["t a=1 a='2'", { a: ['1', '2'], '': [[]] }],
  ])('%s', (text, args) => expect(readCallText(text)?.args).toEqual(args));
  it.each(['', '  ', '{"a": 1}', '"quoted tool"', '--x y'])('%j is none', (text) =>
    expect(readCallText(text)).toBeUndefined(),
  );
});

describe('contextsBelow', () => {
  it('joins pairs in both orders and with what is above', () => {
    const contexts = contextsBelow([{ root: '/r' }, { root: '/r', base: 'top' }], ['a', '/b'], '/r');
    expect(contexts?.map(({ base }) => base)).toEqual([undefined, 'top', 'a', '/b', 'top/a', '/b/a']);
  });
});

describe('pointerOf', () => {
  it('escapes steps', () => {
    expect(pointerOf({ parent: { parent: undefined, step: 'a/b~' }, step: 0 })).toBe('/a~1b~0/0');
    expect(pointerOf(undefined)).toBe('');
  });
});
