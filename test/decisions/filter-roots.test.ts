import { describe, expect, test } from 'vitest';
import { createDigests } from '../../src/adapters/process/digests.js';
import { filterRoots } from '../../src/decisions/filter-roots.js';
import { spliceJson } from '../../src/domain/json/splice.js';
import { buildPolicy } from '../../src/rules/policy/build.js';

const built = buildPolicy({}, '2027-01-01', createDigests(undefined));
if (!built.ok) throw new Error('the default policy does not compile');
const paths = built.value.policy.profiles.get('default')?.paths;
if (paths === undefined) throw new Error('no default profile');

/** The uris that are left. */
function kept(uris: readonly unknown[], root: string | undefined): readonly unknown[] {
  if (paths === undefined) return [];
  const text = JSON.stringify({ roots: uris.map((uri) => ({ uri })) });
  const edit = filterRoots(JSON.parse(text), root, paths);
  const roots: { readonly uri: unknown }[] = JSON.parse(edit === undefined ? text : spliceJson(text, edit)).roots;
  return roots.map(({ uri }) => uri);
}

describe('with a configured root', () => {
  test.each([
    'file:///srv/project',
    'file:///srv/project/',
    'file:///srv/project/src',
    'file://localhost/srv/project/src',
    'FILE:///srv/project',
    'file:///srv/project/a%20b',
    'file:///srv//project',
    '/srv/project/src',
  ])('%s stays', (uri) => expect(kept([uri], '/srv/project')).toEqual([uri]));

  test.each([
    'file:///srv',
    'file:///',
    'file:///srv/project2',
    'file:///srv/projec',
    'file:///srv/project/..',
    'file:///srv/project/%2e%2e/other',
    'file:///srv/project/%252e%252e/other',
    'file:///srv/project%2f..%2fother',
    'file:///srv/project/./x',
    'file:///srv/project/x?y',
    'file:///srv/project/x#y',
    'file:///srv/project/%zz',
    'file:///srv/project/a%00b',
    'file://other/srv/project',
    'https://srv/project',
    'file:///SRV/project',
    'file:///srv/project/.ssh',
    '',
    7,
    null,
  ])('%s goes', (uri) => expect(kept([uri], '/srv/project')).toEqual([]));

  test('a drive is a drive, however it is written', () => {
    const uris = ['file:///c:/Work/x', 'C:\\Work\\x', 'file:///C%3A/Work', 'file:///d:/Work'];
    expect(kept(uris, 'C:\\Work')).toEqual(uris.slice(0, 3));
  });
});

test('without one, only denied folders go', () => {
  expect(kept(['file:///home/me/project', 'file:///home/me/.ssh', 'file:///home/me/.aws/x'], undefined)).toEqual([
    'file:///home/me/project',
  ]);
});

test.each([['{}'], ['{"roots":7}'], ['[]'], ['null']])('%s is not a list of roots', (text) => {
  expect(paths === undefined ? 'no paths' : filterRoots(JSON.parse(text), '/x', paths)).toBeUndefined();
});
