import { describe, expect, test } from 'vitest';
import { buildPolicy } from '../../../src/rules/policy/build.js';
import { canonicalJson } from '../../../src/rules/policy/canonical.js';
import { build, buildFaults, digests, TODAY } from '../../helpers/policies.js';

function fingerprint(text: string, clients?: string): string {
  const built = build(text, clients === undefined ? {} : { clients: { file: 'c.yaml', text: clients } });
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return built.value.policy.fingerprint;
}

describe('the built-in default policy', () => {
  const built = buildPolicy({}, TODAY, digests);
  const policy = built.ok ? built.value.policy : undefined;

  test('decides for unknown callers with the default profile', () => {
    expect(policy?.unknownClient).toEqual({ kind: 'profile', name: 'default' });
    expect(policy?.profiles.get('default')?.response.secrets).toBe('redact');
    expect(policy?.profiles.get('default')?.paths.entries.length).toBeGreaterThan(20);
    expect(policy?.warnings).toEqual([]);
  });

  test('is what an empty policy file means', () => {
    expect(policy?.fingerprint).toBe(fingerprint('{}'));
  });

  test('has a fingerprint that anybody can compute from the effective policy', () => {
    expect(policy?.fingerprint).toBe(digests.sha256(canonicalJson(policy?.effective ?? null)).slice(0, 16));
  });
});

describe('the fingerprint', () => {
  const base = 'profiles: {strict: {}}\nservices: {fs: {root: /srv}}\n';
  const same: readonly string[] = [
    'services: {fs: {root: "/srv"}}\nprofiles: {strict: {}}\n',
    `# a comment\n${base}version: 1\nmode: enforce\n`,
    `${base}limits: {maxMessageBytes: 67108864}`,
  ];
  test.each(same)('does not change with spelling: %j', (text) => {
    expect(fingerprint(text)).toBe(fingerprint(base));
  });

  const others: readonly string[] = [
    `${base}mode: observe`,
    `${base}unknownClient: deny`,
    `${base}unknownClient: {profile: strict}`,
    `${base}limits: {maxDepth: 100}`,
    `${base}audit: {onFailure: pass}`,
    `${base}audit: {saltEnv: OTHER}`,
    `${base}tools: {fs: {read_blob: {file: path}}}`,
    `${base}secrets: {marker: rule}`,
    `${base}secrets: {allow: [not-a-secret]}`,
    `${base}secrets: {allow: [other]}`,
    `${base}secrets: {disable: [{rule: github-pat, reason: r}]}`,
    `${base}secrets: {rules: [{id: acme, pattern: "acme_[a-z]{20}"}]}`,
    `${base}clients: [{id: a}]`,
    `${base}clients: [{id: a, profile: strict}]`,
    `${base}clients: [{id: a, revoked: true}]`,
    `${base}clients: [{id: a, token: "sha256:${'1'.repeat(64)}"}]`,
    `${base}clients: [{id: a, token: "sha256:${'2'.repeat(64)}"}]`,
    `${base}clients: [{id: a, metadata: {sub: x}}]`,
    `${base}clients: [{id: a, metadata: {sub: y}}]`,
    'profiles: {strict: {}}\nservices: {fs: {root: /srv, sharedDisk: true}}',
    'profiles: {strict: {}}\nservices: {fs: {root: /srv, facts: [build-host-7]}}',
    'profiles: {strict: {mode: observe}}\nservices: {fs: {root: /srv}}',
    'profiles: {strict: {unknownTools: deny}}\nservices: {fs: {root: /srv}}',
    'profiles: {strict: {tools: {deny: [x]}}}\nservices: {fs: {root: /srv}}',
    'profiles: {strict: {paths: {deny: ["preset:ssh"]}}}\nservices: {fs: {root: /srv}}',
    'profiles: {strict: {paths: {allow: [x]}}}\nservices: {fs: {root: /srv}}',
    'profiles: {strict: {arguments: {secrets: deny}}}\nservices: {fs: {root: /srv}}',
    'profiles: {strict: {response: {meta: drop}}}\nservices: {fs: {root: /srv}}',
    'profiles: {strict: {response: {allowKeys: {tools/call: [a]}}}}\nservices: {fs: {root: /srv}}',
    'profiles: {strict: {arguments: {except: {fs/x: [value]}}}}\nservices: {fs: {root: /srv}}',
    'profiles: {strict: {response: {listings: hide}}}\nservices: {fs: {root: /srv}}',
    'profiles: {strict: {rate: {limit: 1, window: 1s}}}\nservices: {fs: {root: /srv}}',
  ];

  test('tells any two of these apart', () => {
    const all = [base, ...others].map((text) => fingerprint(text));
    expect(new Set(all).size).toBe(all.length);
  });

  test('is the same whether clients stand in the policy or in their own file, in any order', () => {
    const inline = fingerprint('clients: [{id: a}, {id: b, metadata: {sub: x}}]');
    expect(fingerprint('clients: c.yaml', '- {id: b, metadata: {sub: x}}\n- {id: a}')).toBe(inline);
  });
});

test('the effective policy holds no token digest, metadata value or allowed value', () => {
  const built = build(
    `clients: [{id: a, token: "sha256:${'7'.repeat(64)}", metadata: {sub: jane-doe}}]\nsecrets: {allow: [canary-value]}`,
  );
  const text = built.ok ? JSON.stringify(built.value.policy.effective) : '';
  expect(text).toContain('"credentials":["token","sub"]');
  for (const hidden of ['7777', 'jane-doe', 'canary-value']) expect(text).not.toContain(hidden);
});

test('profiles fill in the mode of the policy', () => {
  const built = build('mode: observe\nprofiles: {strict: {mode: enforce}, loose: {}}');
  const modes = built.ok
    ? [...built.value.policy.profiles.values()].map((profile) => [profile.name, profile.mode])
    : [];
  expect(Object.fromEntries(modes)).toEqual({ default: 'observe', strict: 'enforce', loose: 'observe' });
});

describe('faults of the whole', () => {
  const rows: readonly (readonly [string, string])[] = [
    [
      'unknownClient: {profile: strickt}\nprofiles: {strict: {}}',
      "p.yaml:1:26: unknownClient.profile: no profile 'strickt', did you mean 'strict'?",
    ],
    ['clients: [{id: a, profile: nope}]', "p.yaml:1:28: clients.0.profile: no profile 'nope'"],
    ['profiles: {a: {paths: {deny: ["preset:nope"]}}}', 'p.yaml:1:31: profiles.a.paths.deny.0: unknown preset'],
    ['profiles: {a: {tools: {allow: ["/x"]}}}', 'p.yaml:1:32: profiles.a.tools.allow.0: '],
    ['secrets: {presets: [nope]}', 'p.yaml:1:21: secrets.presets.0: unknown preset'],
    ['secrets: {disable: [{rule: nope, reason: r}]}', 'p.yaml:1:28: secrets.disable.0.rule: no rule has the id nope'],
    [
      'secrets: {disable: [{rule: x, reason: r, expires: 2020-01-01}, {rule: nope, reason: r}]}',
      'p.yaml:1:71: secrets.disable.1.rule: no rule has the id nope',
    ],
    ['secrets: {rules: [{id: x, pattern: "(?=a)"}]}', 'p.yaml:1:36: secrets.rules.0.pattern: '],
    [
      'secrets: {rules: [{id: x, pattern: "acme_[a-z]{9}", examples: {hit: [nothing]}}]}',
      'p.yaml:1:70: secrets.rules.0.examples.hit.0: ',
    ],
    ['clients: c.yaml', 'p.yaml:1:10: clients: the file was not read'],
    ['secrets: {gitleaks: g.toml}', 'p.yaml:1:21: secrets.gitleaks: the file was not read'],
  ];
  test.each(rows)('%j', (text, start) => {
    expect(buildFaults(text).map((fault) => fault.slice(0, start.length))).toContain(start);
  });

  test('a fault of a clients file names that file', () => {
    const clients = { file: 'c.yaml', text: 'clients:\n- {id: a, profile: nope}' };
    expect(buildFaults('clients: c.yaml', { clients })).toEqual(["c.yaml:2:20: clients.0.profile: no profile 'nope'"]);
  });

  test('faults of both files come together', () => {
    const clients = { file: 'c.yaml', text: '- {idd: a}' };
    const files = buildFaults('mode: x', { clients }).map((fault) => fault.slice(0, 6));
    expect(new Set(files)).toEqual(new Set(['p.yaml', 'c.yaml']));
  });
});
