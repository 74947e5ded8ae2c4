import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../src/adapters/audit/verify-chain.js';
import { auditRows } from '../helpers/audit-rows.js';
import { connectGuard, type GuardAnswer, type GuardClient } from '../helpers/guard-client.js';
import { runToEnd, startServer } from '../helpers/guard-process.js';

const KILLS = 20;
const LOAD_MS = 250;
const LANES = 16;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extmcp-guard-kill-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const refOf = (answer: GuardAnswer): string => answer.metadata?.fields.ref?.stringValue ?? '';

/** Calls in several lanes until the server is gone; adds the reference of every decision that came back. */
async function load(client: GuardClient, answered: string[]): Promise<void> {
  const lane = async (): Promise<void> => {
    for (let n = 0; ; n += 1) {
      const path = n % 3 === 0 ? '/srv/.env' : `/srv/file-${n}.txt`;
      answered.push(refOf(await client.request('tools/call', { name: 'read_file', arguments: { path } })));
    }
  };
  await Promise.all(Array.from({ length: LANES }, () => lane().catch(() => undefined)));
}

/** Starts, loads, kills; the references of the decisions that were answered. */
async function killUnderLoad(args: readonly string[]): Promise<readonly string[]> {
  const server = await startServer(args);
  const client = connectGuard(server.grpc);
  const answered: string[] = [];
  const loaded = load(client, answered);
  // A server just started is slow at first: the load counts from its first answer.
  while (answered.length === 0) await sleep(10);
  await sleep(LOAD_MS);
  await server.stop('SIGKILL');
  await loaded;
  client.close();
  return answered;
}

describe('a server killed under load', () => {
  it(`has every answered decision in its file, ${KILLS} times over one chain`, async () => {
    const path = join(folder, 'audit.jsonl');
    const args = ['--audit', path, '--workers', '0', '--log-level', 'info'];
    const answered: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) answered.push(...(await killUnderLoad(args)));
    const written = new Set(auditRows(path).map(({ ref }) => ref));
    const lost = answered.filter((ref) => !written.has(ref));
    process.stdout.write(`audit: ${KILLS} kills, ${answered.length} decisions answered, ${lost.length} lost\n`);
    expect(answered.length).toBeGreaterThan(KILLS * 5);
    expect(answered).not.toContain('');
    expect(lost).toEqual([]);
    expect(verifyChain([path])).toMatchObject({ ok: true, firstSeq: 1 });
  }, 600_000);

  it('in group commit as well', async () => {
    const path = join(folder, 'synced.jsonl');
    const answered = await killUnderLoad(['--audit', path, '--audit-sync', 'fdatasync', '--workers', '0']);
    const written = new Set(auditRows(path).map(({ ref }) => ref));
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.filter((ref) => !written.has(ref))).toEqual([]);
  });
});

describe('a server whose file comes to harm', () => {
  it('denies while the device is full, with the code that says so', async () => {
    const server = await startServer(['--audit', '/dev/full', '--workers', '0']);
    const client = connectGuard(server.grpc);
    const answer = await client.request('tools/call', { name: 'read_file', arguments: { path: '/srv/a.txt' } });
    expect(JSON.parse(answer.error?.mcp_error?.toString() ?? '{}')).toMatchObject({ code: 'audit-unavailable' });
    client.close();
    expect(await server.stop()).toBe(0);
  });

  it('passes where the policy says so', async () => {
    const policy = join(folder, 'policy.yaml');
    await writeFile(policy, 'version: 1\naudit: { onFailure: pass }\n');
    const server = await startServer(['--policy', policy, '--audit', '/dev/full', '--workers', '0']);
    const client = connectGuard(server.grpc);
    const answer = await client.request('tools/call', { name: 'read_file', arguments: { path: '/srv/a.txt' } });
    expect(answer.result).toBe('pass');
    client.close();
    await server.stop();
  });

  it('goes on in a new file after a move and SIGHUP', async () => {
    const path = join(folder, 'moved.jsonl');
    const server = await startServer(['--audit', path, '--workers', '0']);
    const client = connectGuard(server.grpc);
    await client.request('tools/list');
    await rename(path, `${path}.1`);
    server.process.kill('SIGHUP');
    await client.request('tools/list');
    client.close();
    await server.stop();
    expect(verifyChain([path, `${path}.1`])).toMatchObject({ ok: true, rows: 3 });
  });

  it('refuses to start on a file of something else', async () => {
    const path = join(folder, 'notes.txt');
    await writeFile(path, 'not a row\n');
    const { status, stderr } = await runToEnd(['serve', '--listen', '127.0.0.1:0', '--admin', 'off', '--audit', path]);
    expect(status).toBe(2);
    expect(stderr).toContain('is not an audit file');
    expect(await readFile(path, 'utf8')).toBe('not a row\n');
  });
});
