import { describe, expect, test } from 'vitest';
import { formatFault } from '../../../src/domain/fault.js';
import { defaultPolicy } from '../../../src/rules/policy/default-policy.js';
import { parsePolicy } from '../../../src/rules/policy/parse.js';

function faults(text: string): readonly string[] {
  const parsed = parsePolicy(text, 'p.yaml');
  return parsed.ok ? [] : parsed.error.map(formatFault);
}

describe('what a policy file leaves out', () => {
  test('every default is the documented one', () => {
    expect(defaultPolicy()).toEqual({
      version: 1,
      mode: 'enforce',
      unknownClient: { profile: 'default' },
      clients: [],
      profiles: {
        default: {
          tools: { allow: ['*'], deny: [] },
          unknownTools: 'inspect',
          paths: { deny: ['preset:credentials'], allow: [] },
          arguments: { secrets: 'pass', except: {} },
          response: {
            envelope: 'spec',
            allowKeys: {},
            meta: 'keep',
            secrets: 'redact',
            machineFacts: 'off',
            listings: 'keep',
          },
        },
      },
      services: {},
      tools: {},
      secrets: { presets: ['default'], disable: [], rules: [], allow: [], marker: 'plain' },
      limits: { maxMessageBytes: 67_108_864, maxDepth: 200, maxNodes: 200_000, onStoreFailure: 'local' },
      audit: { saltEnv: 'EXTMCP_GUARD_AUDIT_SALT', onFailure: 'deny' },
    });
  });

  test('an empty map is the default policy, with or without a byte order mark', () => {
    expect(parsePolicy('{}', 'p.yaml')).toEqual({ ok: true, value: defaultPolicy() });
    expect(parsePolicy('\ufeffversion: 1', 'p.yaml')).toEqual({ ok: true, value: defaultPolicy() });
  });

  test('the built-in policy is what the schema makes of nothing', () => {
    const parsed = parsePolicy('profiles: {default: {}}', 'p.yaml');
    expect(parsed.ok && parsed.value).toStrictEqual(defaultPolicy());
  });

  test('a policy with other profiles keeps the default one', () => {
    const parsed = parsePolicy('profiles: {strict: {unknownTools: deny}}', 'p.yaml');
    expect(parsed.ok && Object.keys(parsed.value.profiles)).toEqual(['default', 'strict']);
  });
});

test('units and several windows are read', () => {
  const parsed = parsePolicy(
    'limits: {maxMessageBytes: 1KiB}\nprofiles: {default: {rate: [{limit: 3, window: 250ms}, {limit: 9, window: 1h}]}}',
    'p.yaml',
  );
  expect(parsed.ok && parsed.value.limits.maxMessageBytes).toBe(1024);
  expect(parsed.ok && parsed.value.profiles.default?.rate).toEqual([
    { limit: 3, windowMs: 250 },
    { limit: 9, windowMs: 3_600_000 },
  ]);
});

test('names of object methods are plain profile names', () => {
  const parsed = parsePolicy('profiles: {toString: {}, constructor: {}}', 'p.yaml');
  expect(parsed.ok && Object.keys(parsed.value.profiles)).toEqual(['default', 'toString', 'constructor']);
});

describe('faults name file, line, column, path and what is wanted', () => {
  const known = 'known here: version, mode, unknownClient, clients, profiles, services, tools, secrets, limits, audit';
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['', ['p.yaml:1:1: the file is empty']],
    ['# a comment', ['p.yaml:1:1: the file is empty']],
    ['5', ['p.yaml:1:1: must be a map']],
    ['- a', ['p.yaml:1:1: must be a map']],
    ['version: 2', ['p.yaml:1:10: version: must be 1, the only version there is']],
    ['version: "1"', ['p.yaml:1:10: version: must be 1, the only version there is']],
    ['profilez: {}', [`p.yaml:1:1: profilez: unknown key, did you mean 'profiles'? (${known})`]],
    ['zzz: {}', [`p.yaml:1:1: zzz: unknown key (${known})`]],
    ['toString: 1', [`p.yaml:1:1: toString: unknown key (${known})`]],
    ['mode:', ['p.yaml:1:6: mode: must be enforce or observe']],
    ['limits: []', ['p.yaml:1:9: limits: must be a map']],
    ['limits: {maxDepth: 1.5}', ['p.yaml:1:20: limits.maxDepth: must be a whole number']],
    ['limits: {maxDepth: 5}', ['p.yaml:1:20: limits.maxDepth: must be at least 8']],
    [
      'limits: {maxMessageBytes: 1XB}',
      ['p.yaml:1:27: limits.maxMessageBytes: must be a size such as 64MiB, from 1024 to 536870912 bytes'],
    ],
    [
      'profiles: {a: {rate: {limit: 5, window: 5}}}',
      ['p.yaml:1:41: profiles.a.rate.window: must be a duration such as 60s, from 100ms to 31d'],
    ],
    [
      'profiles: {a: {rate: {limit: 5}}}',
      ['p.yaml:1:22: profiles.a.rate.window: is missing: must be a duration such as 60s, from 100ms to 31d'],
    ],
    ['profiles: {a: {rate: 5}}', ['p.yaml:1:22: profiles.a.rate: must be a map, or must be a list']],
    [
      'profiles: {"a b": {}}',
      [
        'p.yaml:1:12: profiles.a b: as a key: a name of letters, digits and . _ @ : / + -, starting with a letter or digit',
      ],
    ],
    ['unknownClient: allow', ['p.yaml:1:16: unknownClient: must be deny, or must be a map']],
    ['services: {fs: {root: sandbox}}', ['p.yaml:1:23: services.fs.root: must be an absolute path']],
    [
      'services: {fs: {sharedDisk: true}}',
      ['p.yaml:1:29: services.fs.sharedDisk: needs root: links are followed below it'],
    ],
    [
      `profiles: {a: {paths: {deny: ["\${HOME}/x"]}}}`,
      ['p.yaml:1:31: profiles.a.paths.deny.0: variables are not expanded here: write the value itself'],
    ],
    ['audit: {saltEnv: "a b"}', ['p.yaml:1:18: audit.saltEnv: must be the name of an environment variable']],
    [
      'clients: [{id: a, token: abc}]',
      ['p.yaml:1:26: clients.0.token: must be sha256: and 64 lower-case hex digits; never the token itself'],
    ],
    ['clients: [{id: a}, {id: A}]', ["p.yaml:1:25: clients.1.id: the same id as client 'a' has"]],
  ];
  test.each(rows)('%j', (text, wanted) => {
    expect(faults(text)).toEqual(wanted);
  });

  test('all of them together, in the order of the file', () => {
    const text = 'mdoe: observe\nlimits:\n  maxDept: 3\n  maxNodes: x\nclients: 5\n';
    expect(faults(text).map((fault) => fault.split(': ').slice(0, 2).join(' '))).toEqual([
      'p.yaml:1:1 mdoe',
      'p.yaml:3:3 limits.maxDept',
      'p.yaml:4:13 limits.maxNodes',
      'p.yaml:5:10 clients',
    ]);
  });
});
