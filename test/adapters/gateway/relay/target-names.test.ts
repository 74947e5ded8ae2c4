import { describe, expect, it } from 'vitest';
import { createTargetNames, joinUri, renameContents } from '../../../../src/adapters/gateway/relay/target-names.js';

describe('one target', () => {
  const names = createTargetNames(['fs']);
  it.each(['read_file', 'fs_read_file', ''])('"%s" stays as it is', (name) => {
    expect(names.split('name', name)).toEqual({ target: 'fs', name });
    expect(names.join('name', 'fs', name)).toBe(name);
  });
});

describe('several targets', () => {
  const names = createTargetNames(['fs', 'git']);

  it.each([
    ['fs_read_file', { target: 'fs', name: 'read_file' }],
    ['git_log', { target: 'git', name: 'log' }],
    ['git_', { target: 'git', name: '' }],
  ])('%s', (name, expected) => {
    expect(names.split('name', name)).toEqual(expected);
  });

  it.each(['read', 'unknown_tool', '_x', '', 'constructor_x', 'FS_read'])('"%s" belongs to none', (name) => {
    expect(names.split('name', name)).toBeUndefined();
  });

  it.each([
    ['fs+file:///a', { target: 'fs', name: 'file:///a' }],
    ['git+memo:x+y', { target: 'git', name: 'memo:x+y' }],
  ])('%s', (uri, expected) => {
    expect(names.split('id', uri)).toEqual(expected);
  });

  it('gives uris with a scheme the name of their target', () => {
    expect(joinUri(names, 'fs', 'file:///a')).toBe('fs+file:///a');
    expect(joinUri(names, 'fs', 'relative/a')).toBe('relative/a');
  });

  it('rewrites the contents of a read resource', () => {
    const result = { contents: [{ uri: 'file:///a', text: 'x' }, 5], other: 1 };
    expect(renameContents(names, 'fs', result)).toEqual({
      contents: [{ uri: 'fs+file:///a', text: 'x' }, 5],
      other: 1,
    });
  });

  it.each([5, null, 'x', {}, { contents: 'x' }])('leaves %j alone', (result) => {
    expect(renameContents(names, 'fs', result)).toEqual(result);
  });
});
