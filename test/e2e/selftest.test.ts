import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type FakeGuard, type GuardCall, startFakeGuard } from '../helpers/fake-guard.js';
import { type Finished, runToEnd, startServer } from '../helpers/guard-process.js';

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly outcome: string;
  readonly detail: string;
}

// Hundreds of messages a run, on machines that do other work as well.
vi.setConfig({ testTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'extmcp-selftest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function policyFile(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const rows = (run: Finished): readonly Row[] => JSON.parse(run.stdout).rows;
const failed = (run: Finished): readonly Row[] => rows(run).filter(({ outcome }) => outcome === 'failed');

/** Runs the selftest against a server with a policy. */
async function against(policy: string | undefined, ...flags: string[]): Promise<Finished> {
  const given = policy === undefined ? [] : ['--policy', policy];
  const server = await startServer(given);
  try {
    return await runToEnd(['selftest', '--target', server.grpc, '--json', ...given, ...flags]);
  } finally {
    await server.stop();
  }
}

describe('selftest', () => {
  it('finds that the built-in policy stops every rule and every entry', async () => {
    const run = await against(undefined);
    expect(failed(run)).toEqual([]);
    expect(run.status).toBe(0);
    const stopped = rows(run).filter(({ outcome }) => outcome === 'stopped');
    expect(stopped.filter(({ kind }) => kind === 'secret').length).toBeGreaterThan(340);
    expect(stopped.filter(({ kind }) => kind === 'path').length).toBeGreaterThan(40);
    const skipped = rows(run).filter(({ outcome }) => outcome === 'skipped');
    expect(skipped.map(({ id }) => id)).toEqual(['password-hash']);
  });

  it('sends the examples of own rules, skips what is switched off, and honours exceptions', async () => {
    const policy = policyFile(
      'own.yaml',
      [
        'version: 1',
        'profiles: { default: { paths: { deny: ["preset:dotenv", "vault/unseal.txt"], allow: ["**/.env"] } } }',
        'secrets:',
        '  disable: [{ rule: github-pat, reason: tested here }]',
        '  rules: [{ id: acme-key, pattern: "acme_[a-z0-9]{8}", examples: { hit: ["key acme_12345678 ok"] } }]',
        '',
      ].join('\n'),
    );
    const run = await against(policy);
    const of = (id: string): Row | undefined => rows(run).find((row) => row.id === id);
    expect(run.status).toBe(0);
    expect(of('acme-key')?.outcome).toBe('stopped');
    expect(of('github-pat')).toMatchObject({ outcome: 'skipped', detail: 'switched off by the policy' });
    expect(of('vault/unseal.txt')?.outcome).toBe('stopped');
  });

  it('waits where a rate limit says so, and says that it does', async () => {
    const policy = policyFile(
      'rate.yaml',
      'version: 1\nprofiles: { default: { rate: { limit: 20, window: 2s }, response: { secrets: "off" } } }\n',
    );
    const run = await against(policy);
    expect(run.status).toBe(0);
    expect(JSON.parse(run.stdout).waitedMs).toBeGreaterThan(0);
    expect(run.stderr).toContain('rate limited, waiting');
  });

  it('speaks as a client where strangers are denied', async () => {
    const token = randomBytes(24).toString('base64url');
    const digest = createHash('sha256').update(token).digest('hex');
    const policy = policyFile(
      'clients.yaml',
      `version: 1\nunknownClient: deny\nprofiles: { default: { response: { secrets: "off" } } }\nclients: [{ id: ci, token: "sha256:${digest}", profile: default }]\n`,
    );
    const known = ['--client', 'ci', '--metadata', `authorization=Bearer ${token}`];
    expect(await against(policy, ...known)).toMatchObject({ status: 0 });
    const stranger = await against(policy, '--client', 'ci');
    expect(stranger.status).toBe(1);
    expect(failed(stranger)[0]?.detail).toContain('client-unknown');
  });

  it('finds that a policy in observe mode stops nothing', async () => {
    const run = await against(policyFile('observe.yaml', 'version: 1\nmode: observe\n'));
    expect(run.status).toBe(1);
    expect(JSON.parse(run.stdout).mode).toBe('observe');
    expect(failed(run).length).toBe(rows(run).length - 1);
  });

  it('fails when another policy is in force than expected', async () => {
    const run = await against(undefined, '--expect', '0000000000000000');
    expect(run).toMatchObject({ status: 1, stderr: expect.stringContaining('expected 0000000000000000') });
  });
});

describe('selftest finds a guard that', () => {
  const canary = Buffer.from(JSON.stringify({ code: 'canary', policy: 'x', version: '0', ref: 'r' }));
  const denied = (code: string) => ({
    error: { code: 'PERMISSION_DENIED', reason: 'no', mcpError: Buffer.from(JSON.stringify({ code })) },
  });
  const isCanary = (call: GuardCall): boolean => JSON.stringify(call.body).includes('extmcp-guard-canary');

  async function againstFake(answer: (call: GuardCall) => object): Promise<Finished> {
    const guard: FakeGuard = await startFakeGuard((call) =>
      isCanary(call) ? { error: { code: 'PERMISSION_DENIED', reason: 'here', mcpError: canary } } : answer(call),
    );
    try {
      return await runToEnd(['selftest', '--target', guard.address, '--json']);
    } finally {
      guard.stop();
    }
  }

  it('passes everything', async () => {
    const run = await againstFake(() => ({ pass: {} }));
    expect(run.status).toBe(1);
    expect(failed(run).length).toBe(rows(run).length - 1);
    expect(failed(run).every(({ detail }) => detail.includes('came through'))).toBe(true);
  });

  it('redacts only the head of a secret', async () => {
    const run = await againstFake((call) =>
      call.rpc === 'CheckRequest'
        ? denied('path-denied')
        : { mutated: Buffer.from(JSON.stringify(call.body).replace(/gh([a-z])_..../g, '[REDACTED]')) },
    );
    expect(failed(run).find(({ id }) => id === 'github-pat')?.detail).toContain('in part');
  });

  it('denies for a reason that proves nothing', async () => {
    const run = await againstFake(() => denied('internal'));
    expect(failed(run)[0]?.detail).toContain('cannot be told: denied with internal');
  });
});

it('says that no guard is there', async () => {
  const run = await runToEnd(['selftest', '--target', '127.0.0.1:9']);
  expect(run).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('no guard at 127.0.0.1:9') });
});
