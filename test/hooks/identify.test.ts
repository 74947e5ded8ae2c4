import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/domain/json/types.js';
import { identify } from '../../src/hooks/identify.js';
import type { ClientEntry } from '../../src/rules/policy/client-entry.js';
import type { CompiledPolicy, UnknownClient } from '../../src/rules/policy/compiled.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const entry = (id: string, more: Partial<ClientEntry> = {}): ClientEntry => ({
  id,
  metadata: new Map(),
  profile: 'default',
  profileGiven: true,
  revoked: false,
  ...more,
});
const clients = [
  entry('alice', { tokenDigest: sha256('alices-token'), profile: 'staff' }),
  entry('bob', { tokenDigest: sha256('bobs-token') }),
  entry('ci', {
    metadata: new Map([
      ['sub', 'ci-bot'],
      ['team', 'build'],
    ]),
  }),
  entry('gone', { tokenDigest: sha256('gone-token'), revoked: true }),
  entry('old', { expiresAtMs: 1_000 }),
];

function who(
  metadata: JsonObject,
  authorization: readonly string[] = [],
  unknownClient: UnknownClient = { kind: 'profile', name: 'default' },
): string {
  const policy = { clients, unknownClient } as unknown as CompiledPolicy;
  const caller = identify(
    { metadata, authorization: authorization.map((value) => Buffer.from(value, 'latin1')) },
    policy,
    { sha256 },
    5_000,
  );
  return caller.ok ? `${caller.value.id}/${caller.value.profile}` : `${caller.error.code}/${caller.error.rule ?? ''}`;
}

describe('a known client', () => {
  test.each<[string, JsonObject, string[], string]>([
    ['by the id that the gateway vouches for', { client: 'alice' }, [], 'alice/staff'],
    ['by a bearer token in the header', {}, ['Bearer alices-token'], 'alice/staff'],
    ['by a bearer token in the metadata', { authorization: 'bearer  alices-token' }, [], 'alice/staff'],
    ['by the same token in both places', { authorization: 'Bearer bobs-token' }, ['Bearer bobs-token'], 'bob/default'],
    ['by all its metadata values', { sub: 'ci-bot', team: 'build', more: 1 }, [], 'ci/default'],
    ["beside a token that is the upstream's", { client: 'bob' }, ['Bearer something-else'], 'bob/default'],
    ['by metadata and token that agree', { client: 'bob' }, ['Bearer bobs-token'], 'bob/default'],
  ])('%s', (_name, metadata, headers, want) => expect(who(metadata, headers)).toBe(want));
});

describe('nobody', () => {
  test.each<[string, JsonObject, string[]]>([
    ['without evidence', {}, []],
    ['with an id the policy does not have', { client: 'mallory' }, []],
    ['with an id in other case', { client: 'Alice' }, []],
    ['with an unknown token', {}, ['Bearer guess']],
    ['with another scheme', {}, ['Basic YTpi']],
    ['with some of the metadata values', { sub: 'ci-bot' }, []],
    ['with a value that only begins alike', { sub: 'ci-bot2', team: 'build' }, []],
    ['with a value of another type', { sub: ['ci-bot'], team: 'build' }, []],
    ['as the anonymous caller of the request phase', { client: 'anonymous' }, []],
  ])('%s follows unknownClient', (_name, metadata, headers) => {
    expect(who(metadata, headers)).toBe('anonymous/default');
    expect(who(metadata, headers, { kind: 'deny' })).toBe('client-unknown/');
  });
});

describe('a credential of its own denial', () => {
  test.each<[string, JsonObject, string[], string]>([
    ['removed by the gateway', { authorization: '<redacted>' }, [], 'credential-invalid/removed'],
    ['removed inside the scheme', {}, ['Bearer <redacted>'], 'credential-invalid/removed'],
    ['removed in the client key', { client: '<redacted>' }, [], 'credential-invalid/removed'],
    ['empty', {}, [''], 'credential-invalid/empty'],
    ['empty after the scheme', {}, ['Bearer  '], 'credential-invalid/empty'],
    ['an empty client key', { client: '' }, [], 'credential-invalid/empty'],
    ['a client key that is no string', { client: ['alice'] }, [], 'credential-invalid/empty'],
    ['metadata that is no string', { authorization: 7 }, [], 'credential-invalid/empty'],
    ['doubled', {}, ['Bearer alices-token', 'Bearer alices-token'], 'credential-invalid/doubled'],
    ['two tokens in one value', {}, ['Bearer alices-token, Bearer bobs-token'], 'credential-invalid/malformed'],
    [
      'header against metadata',
      { authorization: 'Bearer alices-token' },
      ['Bearer bobs-token'],
      'credential-invalid/contradiction',
    ],
    ['id against token', { client: 'alice' }, ['Bearer bobs-token'], 'credential-invalid/contradiction'],
    [
      'unknown id with a known token',
      { client: 'mallory' },
      ['Bearer alices-token'],
      'credential-invalid/contradiction',
    ],
    ['id against metadata', { client: 'alice', sub: 'ci-bot', team: 'build' }, [], 'credential-invalid/contradiction'],
    ['not ASCII', {}, ['Bearer t\u00f6ken'], 'credential-invalid/malformed'],
    ['of absurd length', {}, [`Bearer ${'x'.repeat(9000)}`], 'credential-invalid/too-long'],
    ['revoked', {}, ['Bearer gone-token'], 'client-unknown/revoked'],
    ['expired', { client: 'old' }, [], 'client-unknown/revoked'],
  ])('%s', (_name, metadata, headers, want) => expect(who(metadata, headers)).toBe(want));
});
