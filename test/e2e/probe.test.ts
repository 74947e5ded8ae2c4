import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fixtureServer, officialServer } from '../helpers/fixture-servers.js';
import { startProgram } from '../helpers/gateways.js';
import { type Finished, runToEnd } from '../helpers/guard-process.js';
import { canSeeProcesses, processesNaming } from '../helpers/processes.js';
import { freePort } from '../helpers/real-gateways.js';

// Several programs start in each test.
vi.setConfig({ testTimeout: 300_000 });

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'extmcp-probe-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LEAKY = ['--', 'node', fixtureServer('leaky-server')];
const probe = (args: readonly string[], env: Record<string, string> = {}): Promise<Finished> =>
  runToEnd(['probe', ...args], env);
const rowsOf = (run: Finished): readonly Record<string, unknown>[] => JSON.parse(run.stdout).rows;
const row = (run: Finished, name: string): Record<string, unknown> | undefined =>
  rowsOf(run).find((one) => one.name === name);

describe('probe of a command', () => {
  it('shows keys outside the specification by pointer, secrets by rule, and errors that no gateway hook sees', async () => {
    const run = await probe(['--all-tools', '--json', ...LEAKY]);
    expect(run.status).toBe(0);
    expect(row(run, 'extra_keys')).toMatchObject({
      raw: {
        keys: ['content', 'context', 'trace', 'isError'],
        foreign: ['/content/0/internalId', '/content/0/debug', '/content/1', '/context', '/trace'],
      },
    });
    expect(row(run, 'secret_in_json')).toMatchObject({ raw: { secrets: { 'aws-access-key-id': 2 } } });
    expect(row(run, 'fail')).toMatchObject({ kind: 'error', code: -32050, raw: { secrets: { 'github-pat': 1 } } });
    expect(row(run, 'exit')).toMatchObject({ kind: 'failed', why: 'the server ended with status 3' });
    expect(run.stdout).not.toContain(['gh', 'p_'].join(''));
  });

  it('calls only tools that say they only read, unless told otherwise', async () => {
    const run = await probe(['--json', ...LEAKY]);
    expect(rowsOf(run).filter(({ kind }) => kind === 'skipped')).toHaveLength(6);
  });

  it('shows the same after a policy, and what of it the policy denies', async () => {
    const policy = join(folder, 'policy.yaml');
    writeFileSync(policy, 'version: 1\n');
    const tools = ['--tool', 'extra_keys', '--tool', 'run_command', '--args', '{}', '--args', '{"command":"cat .env"}'];
    const run = await probe(['--policy', policy, ...tools, '--json', ...LEAKY]);
    expect(row(run, 'extra_keys')).toMatchObject({
      after: { verdict: 'replace', foreign: [], keys: ['content', 'isError'] },
    });
    expect(row(run, 'run_command')).toMatchObject({
      after: { verdict: 'deny', hook: 'request', code: 'path-denied', rule: 'dotenv' },
    });
  });

  it.each([
    ['keys', 1],
    ['secrets', 1],
    ['keys,facts,secrets', 1],
  ])('ends with 1 when --fail-on %s is found', async (kinds, status) => {
    expect((await probe(['--all-tools', '--fail-on', kinds, ...LEAKY])).status).toBe(status);
  });

  it('ends with 0 when the policy leaves nothing of it', async () => {
    const policy = join(folder, 'policy.yaml');
    writeFileSync(policy, 'version: 1\n');
    const run = await probe([
      '--tool',
      'secret_in_json',
      '--tool',
      'extra_keys',
      '--policy',
      policy,
      '--fail-on',
      'keys,secrets',
      ...LEAKY,
    ]);
    expect(run).toMatchObject({ status: 0 });
  });

  it('keeps one session over all calls', async () => {
    const graph = join(folder, 'memory.json');
    const entity = { entities: [{ name: 'probe', entityType: 'test', observations: ['seen'] }] };
    const run = await probe([
      '--tool',
      'create_entities',
      '--args',
      JSON.stringify(entity),
      '--tool',
      'read_graph',
      '--json',
      '--set',
      `MEMORY_FILE_PATH=${graph}`,
      '--',
      'node',
      officialServer('memory'),
    ]);
    expect(row(run, 'read_graph')).toMatchObject({ isError: false, raw: { foreign: [] } });
    expect(Number(Reflect.get(Object(row(run, 'read_graph')?.raw), 'bytes'))).toBeGreaterThan(100);
  });

  it('finds what the filesystem server tells of this machine', async () => {
    const run = await probe(['--json', '--path', folder, '--', 'node', officialServer('filesystem'), process.cwd()]);
    expect(row(run, 'list_allowed_directories')).toMatchObject({
      raw: { foreign: [], facts: expect.objectContaining({}) },
    });
    const facts = Reflect.get(Object(row(run, 'list_allowed_directories')?.raw), 'facts');
    expect(Object.keys(facts).length).toBeGreaterThan(0);
  });

  it('does not hand its own secrets on', async () => {
    const secret = `s3-${userInfo().uid}-${'x1Y2z3'.repeat(4)}`;
    const run = await probe(['--tool', 'get-env', '--json', '--', 'node', officialServer('everything')], {
      ACME_API_TOKEN: secret,
    });
    expect(run.stderr).toContain('ACME_API_TOKEN');
    expect(row(run, 'get-env')).toMatchObject({ raw: { secrets: {} } });
  });

  it.skipIf(!canSeeProcesses)(
    'leaves no process behind',
    async () => {
      const script = join(folder, 'stubborn.mjs');
      writeFileSync(
        script,
        `process.on('SIGTERM', () => {});\nsetInterval(() => {}, 1000);\nawait import(${JSON.stringify(fixtureServer('leaky-server'))});\n`,
      );
      expect((await probe(['--tool', 'echo', '--', 'sh', '-c', `node ${script} & cat >/dev/null; wait`])).status).toBe(
        3,
      );
      expect((await probe(['--tool', 'echo', '--', 'node', script])).status).toBe(0);
      expect(await processesNaming(script)).toEqual([]);
    },
    60_000,
  );
});

describe('probe of an address', () => {
  it('speaks Streamable HTTP, through a gateway as well', async () => {
    const config = join(folder, 'gateway.yaml');
    writeFileSync(
      config,
      `mcp: { port: 0, targets: [{ name: leaky, stdio: { cmd: node, args: [${JSON.stringify(fixtureServer('leaky-server'))}] } }] }\n`,
    );
    const gateway = await startProgram(['gateway', '--config', config]);
    try {
      const run = await probe(['--url', String(gateway.ready.mcp), '--tool', 'extra_keys', '--json']);
      expect(row(run, 'extra_keys')).toMatchObject({ kind: 'result', isError: false });
    } finally {
      await gateway.stop();
    }
  });

  it('falls back to the older event stream', async () => {
    const port = await freePort();
    const server = spawn(process.execPath, [officialServer('everything'), 'sse'], {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      await new Promise((resolve) => server.stderr.once('data', resolve));
      const run = await probe([
        '--url',
        `http://127.0.0.1:${port}/sse`,
        '--tool',
        'get-sum',
        '--args',
        '{"a":2,"b":3}',
        '--json',
      ]);
      expect(row(run, 'get-sum')).toMatchObject({ kind: 'result', isError: false, raw: { foreign: [] } });
    } finally {
      server.kill();
    }
  });

  it('says when nothing is there', async () => {
    const run = await probe(['--url', `http://127.0.0.1:${await freePort()}/mcp`]);
    expect(run).toMatchObject({ status: 3, stderr: expect.stringContaining('ECONNREFUSED') });
  });
});

describe('probe refuses', () => {
  it.each([
    ['no server at all', []],
    ['a command and an address', ['--url', 'http://127.0.0.1:1/', '--', 'node']],
    ['arguments that are no object', ['--tool', 'x', '--args', '[1]', ...LEAKY]],
    ['arguments without a tool', ['--args', '{}', ...LEAKY]],
    ['an unknown kind', ['--fail-on', 'keys,colour', ...LEAKY]],
    ['a malformed time limit', ['--timeout', 'soon', ...LEAKY]],
    ['a header without an address', ['--header', 'a: b', ...LEAKY]],
    ['a policy that is not there', ['--policy', '/nonexistent/policy.yaml', ...LEAKY]],
  ])('%s', async (_title, args) => {
    expect(await probe(args)).toMatchObject({ status: 2, stdout: '' });
  });

  it('a command that cannot be started, with status 3', async () => {
    expect(await probe(['--', '/nonexistent/server'])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('ENOENT'),
    });
  });
});
