import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesUrl } from '../../../src/preflight/managed/match-url.js';
import type { ServerLists } from '../../../src/preflight/managed/settings.js';
import { judgeServer } from '../../../src/preflight/managed/verdict.js';
import { matchesWildcard } from '../../../src/preflight/managed/wildcard.js';

test('wildcards agree with the regular expression they stand for', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '*', '.'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (pattern, text) => {
      const source = pattern.replaceAll('.', '\\.').replaceAll('*', '.*');
      expect(matchesWildcard(pattern, text)).toBe(new RegExp(`^${source}$`).test(text));
    }),
    { numRuns: 2000 },
  );
});

describe('urls, as written and normalised', () => {
  const rows: readonly (readonly [string, string, boolean, boolean])[] = [
    ['https://a.example/*', 'https://a.example/mcp', true, true],
    ['https://a.example/*', 'https://A.Example/mcp', false, true],
    ['https://a.example/*', 'HTTPS://a.example/mcp', false, true],
    ['https://a.example/*', 'https://a.example./mcp', false, true],
    ['https://a.example/*', 'https://a.example:443/mcp', false, true],
    ['https://a.example/*', 'https://a.example:444/mcp', false, false],
    ['https://a.example/*', 'https://a.example', false, true],
    ['https://a.example/MCP', 'https://a.example/mcp', false, false],
    ['https://*.example/*', 'https://evil.test/x.example/y', true, false],
    ['https://*.example/*', 'https://user@a.example/y', true, true],
    ['https://a.example/*', 'https://a.example@evil.test/y', false, false],
    ['https://*./*', 'https://a.example/mcp', false, true],
    ['http://localhost:*/*', 'http://localhost:8080/mcp', true, true],
    ['https://*', 'https://a.example/mcp', true, true],
    ['*', 'https://a.example/mcp', true, true],
    ['a', 'https://a.example/mcp', false, false],
  ];
  test.each(rows)('%s on %s: %s, %s', (pattern, url, written, normalised) => {
    expect(matchesUrl(pattern, url, 'as-written')).toBe(written);
    expect(matchesUrl(pattern, url, 'normalised')).toBe(normalised);
  });
});

describe('the rule of the lists', () => {
  const url = { name: 'n', url: 'https://a.example/mcp' };
  const command = { name: 'n', command: ['x', '1'] };
  const bare = { name: 'n' };
  type Row = readonly [string, ServerLists, typeof url | typeof command | typeof bare, string];
  const rows: readonly Row[] = [
    ['no lists', {}, url, 'allow: there is no allowlist'],
    ['empty allowlist', { allowedMcpServers: [] }, url, 'deny: the allowlist is empty'],
    ['name', { allowedMcpServers: [{ serverName: 'n' }] }, command, 'allow: /allowedMcpServers/0'],
    ['another name', { allowedMcpServers: [{ serverName: 'N' }] }, command, 'deny: no entry of the allowlist'],
    [
      'deny before allow',
      { allowedMcpServers: [{ serverName: 'n' }], deniedMcpServers: [{ serverName: 'n' }] },
      url,
      'deny: /deniedMcpServers/0',
    ],
    [
      'whole argument vector',
      { allowedMcpServers: [{ serverCommand: ['x', '1'] }] },
      command,
      'allow: /allowedMcpServers/0',
    ],
    [
      'one argument more',
      { allowedMcpServers: [{ serverCommand: ['x'] }] },
      command,
      'deny: no entry of the allowlist',
    ],
    [
      'a command entry binds commands',
      { allowedMcpServers: [{ serverName: 'n' }, { serverCommand: ['y'] }] },
      command,
      'deny: no entry of the allowlist',
    ],
    [
      'and not urls',
      { allowedMcpServers: [{ serverName: 'n' }, { serverCommand: ['y'] }] },
      url,
      'allow: /allowedMcpServers/0',
    ],
    [
      'a url entry binds urls',
      { allowedMcpServers: [{ serverName: 'n' }, { serverUrl: 'https://b/*' }] },
      url,
      'deny: no entry of the allowlist',
    ],
    [
      'and not commands',
      { allowedMcpServers: [{ serverName: 'n' }, { serverUrl: 'https://b/*' }] },
      command,
      'allow: /allowedMcpServers/0',
    ],
    [
      'a denied name is enough',
      { deniedMcpServers: [{ serverUrl: 'https://b/*' }, { serverName: 'n' }] },
      url,
      'deny: /deniedMcpServers/1',
    ],
    ['only a name is known', { allowedMcpServers: [{ serverName: 'n' }] }, bare, 'allow: /allowedMcpServers/0'],
  ];
  test.each(rows)('%s', (_, lists, server, wanted) => {
    const { verdict, by } = judgeServer(server, lists, 'normalised');
    expect(`${verdict}: ${by}`).toBe(wanted);
  });
});
