import { describe, expect, it } from 'vitest';
import {
  compileToolGate,
  isToolAllowed,
  splitMergedName,
  type ToolGate,
  type ToolGateSpec,
} from '../../../src/rules/tools/tool-gate.js';

function gateOf(spec: ToolGateSpec): ToolGate {
  const gate = compileToolGate(spec);
  if (!gate.ok) throw new Error(JSON.stringify(gate.error));
  return gate.value;
}

const ROWS: readonly (readonly [allow: string[], deny: string[], service: string, tool: string, allowed: boolean])[] = [
  [['*'], [], 'filesystem', 'read_file', true],
  [['*'], [], 'filesystem', 'admin/tools.list', true],
  [['*'], [], 'filesystem', '.hidden', true],
  [[], [], 'filesystem', 'read_file', false],
  [['*'], ['write_*'], 'filesystem', 'write_file', false],
  [['*'], ['write_*'], 'filesystem', 'WRITE_FILE', false],
  [['*'], ['filesystem/write_*'], 'filesystem', 'write_file', false],
  [['*'], ['filesystem/write_*'], 'FileSystem', 'write_file', false],
  [['*'], ['filesystem/write_*'], 'other', 'write_file', true],
  [['*'], ['write_file'], 'filesystem', 'filesystem_write_file', false],
  [['*'], ['write_file'], 'filesystem', 'filesystem__write_file', false],
  [['filesystem/*'], [], 'filesystem', 'read_file', true],
  [['filesystem/*'], [], 'git', 'read_file', false],
  [['filesystem/*'], [], 'Filesystem', 'read_file', false],
  [['read_*'], [], 'filesystem', 'Read_file', false],
  [['read_*'], ['*'], 'filesystem', 'read_file', false],
  [['{read,list}_*'], [], 'filesystem', 'list_directory', true],
  [['{git/git_log,filesystem/read_file}'], [], 'git', 'git_log', false],
  [['*/read_file'], [], 'any', 'read_file', true],
  [['**/read_file'], [], 'any', 'read_file', true],
  [['a/b/*'], [], 'a', 'b/c', true],
  [['!(write_*)'], [], 'a', 'read', true],
  [['!(write_*)'], [], 'a', 'write_x', false],
  [['*'], [], 'a', 'x'.repeat(300), false],
];

describe('tool gate', () => {
  it.each(ROWS)('allow %j, deny %j: %s/%s is %s', (allow, deny, service, tool, allowed) => {
    expect(isToolAllowed(gateOf({ allow, deny }), service, tool)).toBe(allowed);
  });

  it('reports every glob that cannot match, at its place', () => {
    const gate = compileToolGate({
      allow: ['', 'ok', 'a b', '/x'],
      deny: ['x/', '!read', '{a', `${'a'.repeat(300)}`, 'a\0'],
    });
    expect(gate.ok ? [] : gate.error.map(({ path }) => path.join('.'))).toEqual([
      'allow.0',
      'allow.2',
      'allow.3',
      'deny.0',
      'deny.1',
      'deny.2',
      'deny.3',
      'deny.4',
    ]);
  });
});

describe('splitMergedName', () => {
  it.each([
    [['filesystem'], 'read_file', 'filesystem', 'read_file'],
    [['filesystem', 'git'], 'filesystem_read_file', 'filesystem', 'read_file'],
    [['git', 'git_hub'], 'git_hub_read', 'git_hub', 'read'],
    [['filesystem', 'git'], 'unknown_tool', '', 'unknown_tool'],
  ])('%j %s', (services, name, service, tool) => {
    expect(splitMergedName(services, name)).toEqual({ service, tool });
  });
});
