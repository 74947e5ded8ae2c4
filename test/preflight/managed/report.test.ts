import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../src/domain/json/types.js';
import { expandSettings } from '../../../src/preflight/managed/expand-settings.js';
import { canonicalLists, managedFingerprint } from '../../../src/preflight/managed/fingerprint.js';
import { literalSettings } from '../../../src/preflight/managed/literal.js';
import { renderManaged } from '../../../src/preflight/managed/render.js';
import { managedReport } from '../../../src/preflight/managed/report.js';
import { readServers } from '../../../src/preflight/managed/servers.js';
import { type ManagedSettings, readManagedSettings } from '../../../src/preflight/managed/settings.js';
import { digests } from '../../helpers/policies.js';

const fixture = (name: string): JsonValue => JSON.parse(readFileSync(`test/fixtures/preflight/${name}`, 'utf8'));
const settings = must(readManagedSettings(fixture('managed-settings.json')));
const servers = must(readServers(fixture('servers.json')));

const CI = { HOME: '/root', TENANT: 'acme', TOOLS_DIR: '/opt/acme/bin', SANDBOX_DOMAIN: 'sandbox.example.com' };
const environment = (name: string, variables: Record<string, string>) => ({
  name,
  variables: new Map(Object.entries(variables)),
});

function must<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('fixture does not read');
  return result.value;
}

function report(variables: Record<string, string>, of: ManagedSettings = settings) {
  return managedReport({ file: 'f', settings: of, environments: [environment('e', variables)] }, digests);
}

describe('known fingerprints', () => {
  test('with everything set', () => {
    expect(report(CI)).toMatchObject({ fingerprint: '8e135e9e5af52776', ok: true });
  });

  test('with a variable that nothing resolves', () => {
    expect(report({ HOME: '/home/dev' })).toMatchObject({ fingerprint: '5a72a0ce0f10f8bc', ok: false });
  });

  test.each([CI, { HOME: '/x', TENANT: 'evil' }, {}])('with literals only, in any environment: %j', (variables) => {
    const literal = literalSettings(settings, expandSettings(settings, new Map(Object.entries(CI))));
    const again = must(readManagedSettings(literal.settings));
    expect(report(variables, again)).toMatchObject({ fingerprint: '03d2bb7397763c07', ok: true });
  });
});

test('the order of entries does not matter, the order of words does', () => {
  const lists = (...entries: { serverCommand: readonly string[] }[]) => ({ allowedMcpServers: entries });
  const a = { serverCommand: ['x', '1', '2'] };
  const b = { serverCommand: ['y'] };
  expect(managedFingerprint(lists(a, b), digests)).toBe(managedFingerprint(lists(b, a), digests));
  expect(managedFingerprint(lists({ serverCommand: ['x', '2', '1'] }), digests)).not.toBe(
    managedFingerprint(lists(a), digests),
  );
});

test('a missing list is not an empty one', () => {
  expect(canonicalLists({ deniedMcpServers: [] })).toBe('{"deniedMcpServers":[]}');
  expect(canonicalLists({ allowedMcpServers: [], deniedMcpServers: [] })).toBe(
    '{"allowedMcpServers":[],"deniedMcpServers":[]}',
  );
});

describe('findings', () => {
  const rules = (variables: Record<string, string>) =>
    report(variables).environments[0]?.findings.map(
      ({ rule, level, at, variable }) => `${level} ${rule} ${at} ${variable}`,
    );

  test('with everything set', () => {
    expect(rules(CI)).toEqual([
      'info OVERRIDABLE /allowedMcpServers/0/serverUrl TENANT',
      'info OVERRIDABLE /allowedMcpServers/2/serverCommand/0 TOOLS_DIR',
      'warn USER_STEERABLE /allowedMcpServers/3/serverCommand/0 HOME',
      'info OVERRIDABLE /deniedMcpServers/0/serverUrl SANDBOX_DOMAIN',
    ]);
  });

  test('with other values than the file has, and empty ones', () => {
    expect(rules({ ...CI, TENANT: 'evil', SANDBOX_DOMAIN: '' })).toEqual([
      'warn SHADOWED /allowedMcpServers/0/serverUrl TENANT',
      'info OVERRIDABLE /allowedMcpServers/0/serverUrl TENANT',
      'info OVERRIDABLE /allowedMcpServers/2/serverCommand/0 TOOLS_DIR',
      'warn USER_STEERABLE /allowedMcpServers/3/serverCommand/0 HOME',
      'error EMPTY /deniedMcpServers/0/serverUrl SANDBOX_DOMAIN',
      'info OVERRIDABLE /deniedMcpServers/0/serverUrl SANDBOX_DOMAIN',
    ]);
  });

  test('with nothing set', () => {
    expect(rules({})).toEqual([
      'info OVERRIDABLE /allowedMcpServers/0/serverUrl TENANT',
      'info OVERRIDABLE /allowedMcpServers/2/serverCommand/0 TOOLS_DIR',
      'error UNRESOLVED /allowedMcpServers/3/serverCommand/0 HOME',
      'warn USER_STEERABLE /allowedMcpServers/3/serverCommand/0 HOME',
      'error UNRESOLVED /deniedMcpServers/0/serverUrl SANDBOX_DOMAIN',
    ]);
  });
});

describe('three environments and seven servers', () => {
  const compared = managedReport(
    {
      file: 'f',
      settings,
      environments: [
        environment('ci', CI),
        environment('workstation', { HOME: '/home/dev' }),
        environment('mine', { ...CI, HOME: '/tmp/mine' }),
      ],
      servers,
    },
    digests,
  );
  const cell = (server: string, name: string) =>
    compared.verdicts?.rows.find((row) => row.server === server)?.cells.find((one) => one.environment === name);

  test('the share of flips, for both readings where they differ', () => {
    expect(compared.verdicts?.shares).toEqual([
      { environment: 'workstation', reading: 'as-written', flipped: 1, servers: 7, percent: 14.3 },
      { environment: 'workstation', reading: 'normalised', flipped: 3, servers: 7, percent: 42.9 },
      { environment: 'mine', reading: 'any', flipped: 1, servers: 7, percent: 14.3 },
    ]);
    const text = renderManaged(compared);
    expect(text).toContain('  workstation: 3 of 7 flip (42.9 %), hosts normalised\n');
    expect(text).toContain('  mine: 1 of 7 flip (14.3 %)\n');
  });

  test('the entry that decided', () => {
    expect(cell('company', 'ci')?.readings.normalised).toEqual({ verdict: 'allow', by: '/allowedMcpServers/2' });
    expect(cell('shadow', 'mine')?.readings.normalised).toEqual({ verdict: 'allow', by: '/allowedMcpServers/3' });
    expect(cell('dangerous-server', 'mine')?.readings.normalised).toEqual({
      verdict: 'deny',
      by: '/deniedMcpServers/1',
    });
    expect(cell('dev-tool', 'ci')?.readings.normalised).toEqual({ verdict: 'deny', by: 'no entry of the allowlist' });
  });

  test('both readings of an empty domain', () => {
    expect(cell('github', 'workstation')).toMatchObject({
      split: true,
      flips: ['normalised'],
      readings: { 'as-written': { verdict: 'allow' }, normalised: { verdict: 'deny', by: '/deniedMcpServers/0' } },
    });
  });
});

test('drift from the expected fingerprint is named and fails', () => {
  const question = {
    file: 'f',
    settings,
    environments: [environment('a', CI), environment('b', { ...CI, HOME: '/b' })],
  };
  const drifted = managedReport({ ...question, expect: '8e135e9e5af52776' }, digests);
  expect(drifted).toMatchObject({ ok: false, expect: { wanted: '8e135e9e5af52776', drifted: ['b'] } });
});

test('what a user steers is left out of the literal file and listed', () => {
  const literal = literalSettings(settings, expandSettings(settings, new Map(Object.entries(CI))));
  expect(literal.decisions).toEqual([
    { at: '/allowedMcpServers/3', variables: ['HOME'], entry: { serverCommand: [`\${HOME}/bin/dev-mcp`] } },
  ]);
  expect(Object.keys(literal.settings)).toEqual(Object.keys(settings.source));
  expect(JSON.stringify(literal.settings.allowedMcpServers)).not.toContain('$');
});
