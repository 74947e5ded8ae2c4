import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';
import { ContractClient, denialData, type LoadedAnswer } from '../helpers/grpc/client.js';
import { openSocket } from '../helpers/grpc/raw-http2.js';
import { aRequest } from '../helpers/grpc/server.js';
import { keepCalling } from '../helpers/load.js';
import { startServe } from '../helpers/serve-process.js';

const folder = mkdtempSync(join(tmpdir(), 'guard-overload-'));
afterAll(() => rmSync(folder, { recursive: true }));

const call = (path: string) => ({
  serviceNames: ['files'],
  method: 'tools/call',
  mcpRequest: Buffer.from(JSON.stringify({ name: 'read_file', arguments: { path } })),
});
const codeOf = (answer: LoadedAnswer): unknown => (answer.result === 'pass' ? 'pass' : denialData(answer).code);

describe('more calls at once than --max-calls', () => {
  test('are refused in the message, never passed unseen, and served again afterwards', async () => {
    // Rows that wait for the disk keep calls in flight.
    const audit = ['--audit', join(folder, 'audit.jsonl'), '--audit-sync', 'fdatasync'];
    await using serve = await startServe('--max-calls', '8', ...audit);
    const paths = Array.from({ length: 400 }, (_item, index) => (index % 2 === 0 ? '.env' : 'notes.txt'));
    const codes = await Promise.all(
      paths.map(async (path) => codeOf(await serve.client.call('CheckRequest', call(path)))),
    );
    paths.forEach((path, index) => {
      expect(['overloaded', path === '.env' ? 'path-denied' : 'pass']).toContain(codes[index]);
    });
    expect(codes.filter((code) => code === 'overloaded').length).toBeGreaterThan(0);
    expect(codes.filter((code) => code !== 'overloaded').length).toBeGreaterThan(7);
    expect(await serve.metrics()).toMatch(/^extmcp_guard_overloads_total\{hook="request",cap="calls"\} [1-9]/m);
    expect(codeOf(await serve.client.call('CheckRequest', call('notes.txt')))).toBe('pass');
  });
});

describe('twelve results of 20 MB at once', () => {
  test('are each passed or refused whole; small calls and probes are answered meanwhile', async () => {
    await using serve = await startServe('--workers', '1');
    const text = 'an ordinary line of a long log file\n'.repeat(580_000);
    const mcpResponse = Buffer.from(JSON.stringify({ content: [{ type: 'text', text }] }));
    let open = 12;
    const large = Array.from({ length: open }, async () => {
      const answer = await serve.client.call('CheckResponse', {
        serviceNames: ['files'],
        method: 'tools/call',
        mcpResponse,
      });
      open--;
      return codeOf(answer);
    });
    const small = keepCalling(1, async () => {
      expect(codeOf(await serve.client.call('CheckRequest', call('.env')))).toBe('path-denied');
      expect((await fetch(`http://${serve.admin}/healthz`)).status).toBe(200);
    });
    const codes = await Promise.all(large);
    await small.stop();
    expect(new Set([...codes, 'pass', 'overloaded'])).toEqual(new Set(['pass', 'overloaded']));
    expect(codes).toContain('pass');
    expect(small.failures).toEqual([]);
    expect(small.done).toBeGreaterThan(2);
  });
});

/** The answer to a new connection, as soon as there is room for one: the server hears of those that left a little later. */
async function firstAnswer(address: string): Promise<unknown> {
  for (;;) {
    const client = new ContractClient(address);
    try {
      return codeOf(await client.call('CheckRequest', call('.env')));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      client.close();
    }
  }
}

/** Starts the program with room for few open files, as a shell limits it. */
async function startWithFewFiles(limit: number) {
  const command = `ulimit -n ${limit} && exec "$0" dist/cli/main.js serve --listen 127.0.0.1:0 --admin off`;
  const child = spawn('sh', ['-c', command, process.execPath], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.includes('"msg":"ready"')) resolve(String(JSON.parse(line).grpc));
    });
    void ended.then((code) => reject(new Error(`ended with ${code}`)));
  });
  return {
    address,
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

test.skipIf(process.platform === 'win32')(
  'more connections than open files are refused; the server recovers',
  async () => {
    const serve = await startWithFewFiles(512);
    const client = new ContractClient(serve.address);
    expect(codeOf(await client.call('CheckRequest', aRequest))).toBe('pass');
    const crowd = await Promise.all(Array.from({ length: 700 }, () => openSocket(serve.address)));
    expect(codeOf(await client.call('CheckRequest', call('.env')))).toBe('path-denied');
    for (const { socket } of crowd) socket.destroy();
    await Promise.all(crowd.map(({ closed }) => closed));
    expect(await firstAnswer(serve.address)).toBe('path-denied');
    client.close();
    expect(await serve.stop()).toBe(0);
  },
);
