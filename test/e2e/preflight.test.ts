import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const FIXTURES = 'test/fixtures/preflight';
const SETTINGS = `${FIXTURES}/managed-settings.json`;
const CI = { HOME: '/root', TENANT: 'acme', TOOLS_DIR: '/opt/acme/bin', SANDBOX_DOMAIN: 'sandbox.example.com' };

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'preflight-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Runs the verb with exactly these variables in its environment. */
function preflight(args: readonly string[], env: Record<string, string> = {}) {
  const run = spawnSync(process.execPath, ['dist/cli/main.js', 'preflight', ...args], { env, encoding: 'utf8' });
  return { status: run.status, out: run.stdout, err: run.stderr };
}

function write(name: string, text: string): string {
  const file = join(directory, name);
  writeFileSync(file, text);
  return file;
}

describe('managed settings', () => {
  test.each([
    [CI, '8e135e9e5af52776', 0],
    [{ HOME: '/home/dev' }, '5a72a0ce0f10f8bc', 1],
  ])('with %j', (env, fingerprint, status) => {
    const run = preflight([SETTINGS], env);
    expect(run.out).toContain(`fingerprint ${fingerprint}`);
    expect(run.status).toBe(status);
  });

  test('the literal file has one fingerprint everywhere', () => {
    const literal = preflight([SETTINGS, '--env', `ci=${FIXTURES}/ci.env`, '--literal', 'ci']);
    expect(literal).toMatchObject({ status: 0 });
    expect(literal.err).toContain('/allowedMcpServers/3 depends on HOME');
    const file = write('literal.json', literal.out);
    for (const env of [CI, {}, { TENANT: 'evil' }]) {
      expect(preflight([file, '--expect', '03d2bb7397763c07'], env)).toMatchObject({ status: 0 });
    }
  });

  test('a literal file is not written from an environment that leaves holes', () => {
    const run = preflight([SETTINGS, '--env', `w=${FIXTURES}/workstation.env`, '--literal', 'w']);
    expect(run).toMatchObject({ status: 1, out: '' });
    expect(run.err).toContain('UNRESOLVED');
  });

  test('environments and servers are compared', () => {
    const environments = ['ci', 'workstation', 'mine'].flatMap((name) => ['--env', `${name}=${FIXTURES}/${name}.env`]);
    const run = preflight([SETTINGS, ...environments, '--servers', `${FIXTURES}/servers.json`]);
    expect(run.out).toContain('workstation: 3 of 7 flip (42.9 %), hosts normalised');
    expect(run.out).toContain('mine: 1 of 7 flip (14.3 %)');
    expect(run.status).toBe(1);
  });

  test('drift fails', () => {
    expect(preflight([SETTINGS, '--expect', '0000000000000000'], CI)).toMatchObject({ status: 1 });
    expect(preflight([SETTINGS, '--expect', '8e135e9e5af52776'], CI)).toMatchObject({ status: 0 });
  });

  test('the JSON report', () => {
    const run = preflight([SETTINGS, '--json'], CI);
    expect(JSON.parse(run.out)).toMatchObject({ kind: 'managed', fingerprint: '8e135e9e5af52776', ok: true });
  });
});

describe('a policy', () => {
  test('built in', () => {
    const run = preflight(['--json']);
    expect(JSON.parse(run.out)).toMatchObject({ kind: 'policy', file: 'built-in default', warnings: [], ok: true });
    expect(run.status).toBe(0);
  });

  test('from a file has a fingerprint that can be expected', () => {
    const file = write('policy.yaml', 'mode: observe\n');
    const report: { fingerprint: string } = JSON.parse(preflight([file, '--json']).out);
    expect(report.fingerprint).toMatch(/^[0-9a-f]{16}$/);
    expect(preflight([file, '--expect', report.fingerprint])).toMatchObject({ status: 0 });
    const other = write('other.yaml', 'mode: enforce\n');
    expect(preflight([other, '--expect', report.fingerprint])).toMatchObject({ status: 1 });
  });

  test('with faults is refused with every line', () => {
    const file = write('bad.yaml', 'mode: off\nlimits: {maxDepht: 3}\n');
    const run = preflight([file]);
    expect(run).toMatchObject({ status: 2, out: '' });
    expect(run.err).toContain(':1:7: mode: must be enforce or observe');
    expect(run.err).toContain(":2:10: limits.maxDepht: unknown key, did you mean 'maxDepth'?");
  });

  test('its schema', () => {
    const schema: unknown = JSON.parse(preflight(['--schema']).out);
    expect(schema).toMatchObject({ title: 'extmcp-guard policy, version 1', additionalProperties: false });
  });
});

describe('a gateway file', () => {
  test('that leaves ways around the guard fails with a rule and a fix', () => {
    const file = write('agentgateway.yaml', 'mcp:\n  targets:\n  - name: f\n    stdio: { cmd: npx, args: [x] }\n');
    const run = preflight([file]);
    expect(run.status).toBe(1);
    expect(run.out).toContain('guard-missing');
    expect(run.out).toContain('fix: add policies.mcpGuardrails.processors');
  });
});

describe('what cannot be answered ends with status 2 and a sentence', () => {
  const file = (name: string, text: string) => () => [write(name, text)];
  const rows: readonly (readonly [string, () => readonly string[], string])[] = [
    ['no such file', () => ['gone.json'], 'gone.json: cannot be read (ENOENT)'],
    ['a comma too much', file('comma.json', '{"allowedMcpServers": [],}'), 'comma.json:1:26: not valid JSON'],
    [
      'a key twice',
      file('twice.json', '{"allowedMcpServers": [],\n "allowedMcpServers": []}'),
      'twice.json:2:2: not valid JSON: this key stands twice',
    ],
    [
      'a wrong entry',
      file('entry.json', '{"deniedMcpServers": [{"serverURL": "x"}]}'),
      "/deniedMcpServers/0/serverURL: unknown key, did you mean 'serverUrl'?",
    ],
    ['an unknown kind', () => [SETTINGS, '--kind', 'x'], '--kind'],
    ['an unknown flag', () => ['--frobnicate'], '--frobnicate'],
    ['--env without a name', () => [SETTINGS, '--env', 'x'], '--env: must be NAME=FILE'],
    [
      '--env twice',
      () => [SETTINGS, '--env', `a=${FIXTURES}/ci.env`, '--env', `a=${FIXTURES}/ci.env`],
      "'a' is given twice",
    ],
    ['--literal of an unknown environment', () => [SETTINGS, '--literal', 'x'], "no environment 'x'; there is current"],
    [
      '--servers for a policy',
      () => ['--servers', `${FIXTURES}/servers.json`],
      '--servers: is for managed MCP settings only',
    ],
    ['a broken server list', () => [SETTINGS, '--servers', SETTINGS], 'must be a list of servers'],
  ];
  test.each(rows)('%s', (_, args, message) => {
    const run = preflight(args());
    expect(run.err).toContain(message);
    expect(run.status).toBe(2);
  });
});
