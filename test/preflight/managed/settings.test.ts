import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../src/domain/json/types.js';
import { readServers } from '../../../src/preflight/managed/servers.js';
import { readManagedSettings } from '../../../src/preflight/managed/settings.js';

type Faults = { ok: true } | { ok: false; error: readonly { path: readonly (string | number)[]; message: string }[] };
const lines = (read: Faults) => (read.ok ? [] : read.error.map((fault) => `/${fault.path.join('/')} ${fault.message}`));

describe('settings that the client would not read as meant', () => {
  const rows: readonly (readonly [JsonValue, readonly string[]])[] = [
    [[], ['/ must be an object']],
    [{ allowedMcpServers: {} }, ['/allowedMcpServers must be an array of entries']],
    [{ allowedMcpServers: null }, ['/allowedMcpServers must be an array of entries']],
    [{ allowedMcpServers: ['x'] }, ['/allowedMcpServers/0 must be an object']],
    [
      { deniedMcpServers: [{ serverName: 'a', serverUrl: 'b' }] },
      ['/deniedMcpServers/0 needs exactly one of serverName, serverCommand, serverUrl; has serverName and serverUrl'],
    ],
    [
      { deniedMcpServers: [{}] },
      ['/deniedMcpServers/0 needs exactly one of serverName, serverCommand, serverUrl; has none of them'],
    ],
    [{ deniedMcpServers: [{ serverName: '' }] }, ['/deniedMcpServers/0/serverName must be a string that is not empty']],
    [
      { deniedMcpServers: [{ serverCommand: ['a', 1] }] },
      ['/deniedMcpServers/0/serverCommand must be an array of strings, the program first'],
    ],
    [
      { deniedMcpServers: [{ serverCommand: 'a b' }] },
      ['/deniedMcpServers/0/serverCommand must be an array of strings, the program first'],
    ],
    [{ deniedMcpServers: [{ serverName: 'a', note: 'b' }] }, ['/deniedMcpServers/0/note unknown key']],
    [{ deniedMcpServer: [] }, ["/deniedMcpServer unknown key, did you mean 'deniedMcpServers'? The client ignores it"]],
    [{ env: { A: 1 } }, ['/env/A must be a string']],
    [{ env: [] }, ['/env must be an object of strings']],
  ];
  test.each(rows)('%j', (value, wanted) => {
    expect(lines(readManagedSettings(value))).toEqual(wanted);
  });

  test('faults of all entries come together', () => {
    expect(lines(readManagedSettings({ allowedMcpServers: [1, 2], deniedMcpServers: [3] }))).toHaveLength(3);
  });

  test('other settings are none of our business', () => {
    expect(readManagedSettings({ permissions: { deny: [] }, hooks: {}, env: {} }).ok).toBe(true);
  });
});

describe('lists of servers', () => {
  test('our own form', () => {
    expect(readServers([{ name: 'a', url: 'u' }, { name: 'b', command: ['x', 'y'] }, { name: 'c' }])).toEqual({
      ok: true,
      value: [{ name: 'a', url: 'u' }, { name: 'b', command: ['x', 'y'] }, { name: 'c' }],
    });
  });

  test("a client's configuration", () => {
    const value = { mcpServers: { a: { command: 'npx', args: ['-y', 'x'] }, b: { type: 'http', url: 'u' } } };
    expect(readServers(value)).toEqual({
      ok: true,
      value: [
        { name: 'a', command: ['npx', '-y', 'x'] },
        { name: 'b', url: 'u' },
      ],
    });
  });

  const rows: readonly (readonly [JsonValue, string])[] = [
    ['x', '/ must be a list of servers, or an object with mcpServers'],
    [{}, '/ must be a list of servers, or an object with mcpServers'],
    [[1], '/0 must be an object'],
    [[{ url: 'u' }], '/0/name must be a name that is not empty'],
    [[{ name: 'a', url: 1 }], '/0/url must be a string'],
    [[{ name: 'a', command: [1] }], '/0/command must be an array of strings, or a string with args'],
    [[{ name: 'a', command: 'x', args: 'y' }], '/0/command must be an array of strings, or a string with args'],
    [[{ name: 'a', command: 'x', url: 'u' }], '/0 has both url and command'],
  ];
  test.each(rows)('%j', (value, fault) => {
    expect(lines(readServers(value))).toEqual([fault]);
  });
});
