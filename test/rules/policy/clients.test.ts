import { describe, expect, test } from 'vitest';
import { formatFault } from '../../../src/domain/fault.js';
import { isActiveClient } from '../../../src/rules/policy/active-client.js';
import { parseClients } from '../../../src/rules/policy/clients.js';

const digest = (digit: string) => `sha256:${digit.repeat(64)}`;

describe('a clients file', () => {
  test('is a list, or a map with clients', () => {
    const entries = `[{id: ci, token: "${digest('a')}", metadata: {sub: robot}, profile: strict, rate: {limit: 5, window: 1s}}]`;
    const wanted = [
      {
        id: 'ci',
        tokenDigest: 'a'.repeat(64),
        metadata: new Map([['sub', 'robot']]),
        profile: 'strict',
        profileGiven: true,
        rate: [{ limit: 5, windowMs: 1000 }],
        revoked: false,
      },
    ];
    expect(parseClients(entries, 'c.yaml')).toEqual({ ok: true, value: wanted });
    expect(parseClients(`clients: ${entries}`, 'c.yaml')).toEqual({ ok: true, value: wanted });
  });

  test('may be without entries, not without content', () => {
    expect(parseClients('clients: []', 'c.yaml')).toEqual({ ok: true, value: [] });
    expect(parseClients('', 'c.yaml').ok).toBe(false);
  });

  const rows: readonly (readonly [string, string])[] = [
    ['- {id: a}\n- {id: A}', "c.yaml:2:8: 1.id: the same id as client 'a' has"],
    ['clients:\n- {id: a}\n- {id: a}', "c.yaml:3:8: clients.1.id: the same id as client 'a' has"],
    [
      `- {id: a, token: "${digest('b')}"}\n- {id: b, token: "${digest('b')}"}`,
      "c.yaml:2:18: 1.token: the same token as client 'a' has",
    ],
    [
      '- {id: a, metadata: {sub: x, org: y}}\n- {id: b, metadata: {org: y, sub: x}}',
      "c.yaml:2:21: 1.metadata: the same metadata as client 'a' has",
    ],
    ['- {id: Anonymous}', "c.yaml:1:8: 0.id: 'anonymous' stands for callers whom the policy does not know"],
    ['- {token: x}', 'c.yaml:1:3: 0.id: is missing: must be text'],
    [
      `- {id: a, token: "${digest('B')}"}`,
      'c.yaml:1:18: 0.token: must be sha256: and 64 lower-case hex digits; never the token itself',
    ],
    ['- {id: a, expires: 2027-02-30}', 'c.yaml:1:20: 0.expires: must be a day such as 2027-01-31'],
    ['- {id: a, metadata: {sub: ""}}', 'c.yaml:1:27: 0.metadata.sub: must not be empty'],
  ];
  test.each(rows)('%j is refused', (text, fault) => {
    const parsed = parseClients(text, 'c.yaml');
    expect(parsed.ok ? [] : parsed.error.map(formatFault)).toContain(fault);
  });

  test('a fault never quotes a token', () => {
    const parsed = parseClients('- {id: a, token: plain-token-by-mistake}', 'c.yaml');
    expect(parsed.ok ? '' : JSON.stringify(parsed.error)).not.toContain('plain-token');
  });
});

test('an entry is valid through its last day, in UTC', () => {
  const parsed = parseClients('- {id: a, expires: 2027-01-31}', 'c.yaml');
  const client = parsed.ok ? parsed.value[0] : undefined;
  expect(client && isActiveClient(client, Date.parse('2027-01-31T23:59:59.999Z'))).toBe(true);
  expect(client && isActiveClient(client, Date.parse('2027-02-01T00:00:00Z'))).toBe(false);
  expect(client && isActiveClient({ ...client, revoked: true }, 0)).toBe(false);
});
