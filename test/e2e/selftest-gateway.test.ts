import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fixtureServer, officialServer } from '../helpers/fixture-servers.js';
import { startProgram } from '../helpers/gateways.js';
import { type RunningServer, runToEnd, startServer } from '../helpers/guard-process.js';
import { availableGateways, freePort } from '../helpers/real-gateways.js';

interface Report {
  readonly ok: boolean;
  readonly state: string;
  readonly fingerprint?: string;
  readonly lines: readonly {
    readonly ok: boolean;
    readonly state: string;
    readonly what: string;
    readonly fix?: string;
  }[];
}

// Several programs start in each test.
vi.setConfig({ testTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'extmcp-selftest-'));
const FULL = '{ tools/call: full, prompts/get: full, resources/read: full, "*": response }';
const TARGETS = {
  everything: [officialServer('everything')],
  filesystem: [officialServer('filesystem'), folder],
  leaky: [fixtureServer('leaky-server')],
};

/** A gateway's file; without `guard` nobody is asked. */
function config(
  guard: string | undefined,
  options: { methods?: string; mode?: string; targets: (keyof typeof TARGETS)[] },
): string {
  const { methods = FULL, mode = 'failClosed', targets } = options;
  const processor = [
    '  policies:',
    '    mcpGuardrails:',
    '      processors:',
    `      - { kind: remote, host: "${guard}", failureMode: ${mode}, methods: ${methods},`,
    `          metadata: { authorization: 'request.headers["authorization"]',`,
    '                      client: mcpGuardrails.client, ref: mcpGuardrails.ref, tool: mcpGuardrails.tool } }',
  ];
  const lines = targets.map(
    (name) => `  - { name: ${name}, stdio: { cmd: node, args: ${JSON.stringify(TARGETS[name])} } }`,
  );
  return ['mcp:', '  port: 0', ...(guard === undefined ? [] : processor), '  targets:', ...lines, ''].join('\n');
}

/** Runs the selftest against a gateway with this file. */
async function selftest(text: string, ...flags: string[]): Promise<Report & { readonly status: number | null }> {
  const file = join(folder, `gateway-${Math.random().toString(36).slice(2)}.yaml`);
  writeFileSync(file, text);
  const gateway = await startProgram(['gateway', '--config', file]);
  try {
    const run = await runToEnd(['selftest', '--gateway', String(gateway.ready.mcp), '--json', ...flags]);
    if (run.stdout === '') throw new Error(run.stderr);
    return { ...JSON.parse(run.stdout), status: run.status };
  } finally {
    await gateway.stop();
  }
}

const failing = (report: Report): readonly string[] => report.lines.filter(({ ok }) => !ok).map(({ what }) => what);

describe('selftest --gateway', () => {
  let guard: RunningServer;
  let admin: string;

  beforeAll(async () => {
    guard = await startServer(['--admin', '127.0.0.1:0']);
    admin = `http://${guard.ready.admin}`;
  });
  afterAll(async () => {
    await guard?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('finds a wired guard, for every service and method, and proves the response hooks', async () => {
    const report = await selftest(
      config(guard.grpc, { targets: ['everything', 'filesystem'] }),
      '--admin',
      admin,
      '--expect',
      guard.ready.policy.fingerprint,
    );
    expect(failing(report)).toEqual([]);
    expect(report).toMatchObject({ ok: true, status: 0, state: 'wired', fingerprint: guard.ready.policy.fingerprint });
    const said = report.lines.map(({ what }) => what).join('\n');
    for (const method of ['tools/call', 'prompts/get', 'resources/read']) {
      expect(said).toContain(`${method} of everything: the guard is asked`);
      expect(said).toContain(`${method} of filesystem: the guard is asked`);
      expect(said).toContain(`${method}: the response hook ran`);
    }
    expect(said).toContain('a credential path is denied');
    expect(said).toContain('tools/list: the response hook ran');
  });

  it('finds it behind a single target, whose names have no prefix', async () => {
    expect(await selftest(config(guard.grpc, { targets: ['filesystem'] }))).toMatchObject({
      state: 'wired',
      status: 0,
    });
  });

  it.each([
    ['absent, seen from outside alone', []],
    ['absent, while the guard itself runs', ['--admin']],
  ] as const)('finds it %s', async (_title, flags) => {
    const report = await selftest(
      config(undefined, { targets: ['leaky'] }),
      ...flags,
      ...(flags.length > 0 ? [admin] : []),
    );
    expect(report).toMatchObject({ ok: false, status: 1, state: 'absent' });
    expect(report.lines[0]?.fix).toContain('mcpGuardrails');
  });

  it.each([
    ['by a secret that the server says back', ['filesystem'], false],
    ['by the counters, where no server says anything back', ['leaky'], true],
  ] as const)('finds a guard that is asked about results only, %s', async (_title, targets, withAdmin) => {
    const text = config(guard.grpc, { methods: '{ "*": response }', targets: [...targets] });
    const report = await selftest(text, ...(withAdmin ? ['--admin', admin] : []));
    expect(report).toMatchObject({ ok: false, status: 1, state: 'response-only' });
    expect(report.lines[0]?.fix).toContain('tools/call: full');
  });

  it('finds a dead guard behind a gateway that fails open', async () => {
    const dead = `127.0.0.1:${await freePort()}`;
    const text = config(dead, { mode: 'failOpen', targets: ['leaky'] });
    const report = await selftest(text, '--admin', `http://127.0.0.1:${await freePort()}`);
    expect(report).toMatchObject({ ok: false, status: 1, state: 'fail-open' });
    expect(report.lines[0]?.fix).toContain('failClosed');
  });

  it('finds a dead guard behind a gateway that fails closed', async () => {
    const dead = `127.0.0.1:${await freePort()}`;
    const report = await selftest(config(dead, { targets: ['leaky'] }));
    expect(report).toMatchObject({ ok: false, status: 1, state: 'guard-down' });
  });

  it('finds another policy in force', async () => {
    const report = await selftest(config(guard.grpc, { targets: ['leaky'] }), '--expect', '0000000000000000');
    expect(report).toMatchObject({ ok: false, status: 1, state: 'other-policy' });
    expect(failing(report)).toEqual([
      `policy ${guard.ready.policy.fingerprint} is in force, expected 0000000000000000`,
    ]);
  });

  it('finds the method that was forgotten', async () => {
    const methods = '{ tools/call: full, resources/read: full, "*": response }';
    const report = await selftest(config(guard.grpc, { methods, targets: ['everything'] }));
    expect(report).toMatchObject({ ok: false, status: 1, state: 'partial' });
    expect(failing(report)).toEqual(['prompts/get: went to the server without the guard being asked']);
  });

  it('finds results that are not looked at', async () => {
    const methods = '{ tools/call: request, prompts/get: full, resources/read: full, "*": response }';
    const report = await selftest(config(guard.grpc, { methods, targets: ['filesystem'] }), '--admin', admin);
    expect(report).toMatchObject({ ok: false, state: 'partial' });
    expect(failing(report)).toEqual([
      'a made-up secret that the server said back came through',
      'tools/call: the response hook did not run (counters)',
    ]);
  });

  describe('as a caller whom the guard refuses', () => {
    const withPolicy = async (
      policy: string,
      methods: string,
      targets: (keyof typeof TARGETS)[],
      ...flags: string[]
    ) => {
      const file = join(folder, 'refusing.yaml');
      writeFileSync(file, policy);
      const refusing = await startServer(['--policy', file]);
      try {
        return await selftest(config(refusing.grpc, { methods, targets }), ...flags);
      } finally {
        await refusing.stop();
      }
    };
    const token = ['gateway', 'caller', 'of', 'the', 'selftest'].join('-');
    const digest = createHash('sha256').update(token).digest('hex');
    const KNOWN = `clients: [{ id: ci, token: 'sha256:${digest}' }]\nunknownClient: deny\n`;
    // Without '*' the handshake goes by, and calls are what is refused.
    const CALLS = '{ tools/call: full, prompts/get: full, resources/read: full }';

    it('says by which code its calls are refused', async () => {
      const report = await withPolicy(KNOWN, CALLS, ['filesystem']);
      expect(report).toMatchObject({ ok: false, status: 1, state: 'client-refused' });
      expect(failing(report)).toEqual([
        expect.stringMatching(/^\w+: denied with client-unknown, so that nothing is known of its paths$/),
      ]);
      expect(report.lines.find(({ ok }) => !ok)?.fix).toContain('--header');
    });

    it('is wired with the credential that the fix asks for', async () => {
      const report = await withPolicy(KNOWN, FULL, ['filesystem'], '--header', `authorization: Bearer ${token}`);
      expect(failing(report)).toEqual([]);
      expect(report).toMatchObject({ ok: true, status: 0, state: 'wired' });
    });

    it('says by which code its handshake is refused', async () => {
      const report = await withPolicy(KNOWN, FULL, ['filesystem']);
      expect(report).toMatchObject({ ok: false, status: 1, state: 'client-refused' });
      expect(failing(report)).toEqual(['the guard refuses this caller (client-unknown)']);
    });

    it('says which tool a known caller may not call', async () => {
      const denied = 'profiles: { default: { tools: { allow: ["filesystem/write_*"] } } }';
      const report = await withPolicy(denied, CALLS, ['filesystem']);
      expect(report).toMatchObject({ ok: false, status: 1, state: 'client-refused' });
      expect(failing(report)).toEqual([
        expect.stringMatching(/^\w+: denied with tool-denied, so that nothing is known of its paths$/),
      ]);
    });
  });

  it('says when there is no gateway at all', async () => {
    const run = await runToEnd(['selftest', '--gateway', `http://127.0.0.1:${await freePort()}/mcp`, '--json']);
    expect(JSON.parse(run.stdout)).toMatchObject({ ok: false, state: 'unreachable' });
    expect(run.status).toBe(1);
  });
});

describe('selftest --gateway through every gateway that is here', async () => {
  const choice = await availableGateways();
  it.each(choice.kinds.map((kind) => [kind.title, kind] as const))('%s: wired', async (_title, kind) => {
    const port = await freePort();
    const guard = await startServer(['--listen', `127.0.0.1:${port}`]);
    const sandbox = mkdtempSync(join(tmpdir(), 'extmcp-selftest-'));
    const gateway = await kind.start('agentgateway.yaml', { GUARD: guard.grpc, SANDBOX: sandbox }, [sandbox]);
    try {
      const run = await runToEnd(['selftest', '--gateway', gateway.url, '--expect', guard.ready.policy.fingerprint]);
      expect(run).toMatchObject({ status: 0, stdout: expect.stringContaining('result: wired') });
    } finally {
      await gateway.stop();
      await guard.stop();
      rmSync(sandbox, { recursive: true, force: true });
    }
  });
  it('says which gateways were not driven', () => {
    process.stdout.write(choice.missing.map((line) => `selftest not run against ${line}\n`).join(''));
    expect(choice.kinds.length).toBeGreaterThan(0);
  });
});
