import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { auditRows } from '../helpers/audit-rows.js';
import { ContractClient } from '../helpers/grpc/client.js';
import { until } from '../helpers/grpc/server.js';
import { runToEnd } from '../helpers/guard-process.js';
import { keepCalling } from '../helpers/load.js';
import { startServe } from '../helpers/serve-process.js';

const folder = mkdtempSync(join(tmpdir(), 'guard-crash-'));
afterAll(() => rmSync(folder, { recursive: true }));

const call = (path: string) => ({
  serviceNames: ['files'],
  method: 'tools/call',
  mcpRequest: Buffer.from(JSON.stringify({ name: 'read_file', arguments: { path } })),
});

describe('SIGKILL under load', () => {
  test.each([
    ['write', 2],
    ['fdatasync', 1],
  ])(
    'loses no row of an answered call, passes nothing unseen, and leaves a file that goes on (--audit-sync %s)',
    async (sync, kills) => {
      const audit = join(folder, `${sync}.jsonl`);
      const flags = ['--audit', audit, '--audit-sync', sync];
      const answered: string[] = [];
      let wrong = 0;
      let address = '127.0.0.1:0';
      let unanswered = 0;
      for (let kill = 0; kill < kills; kill++) {
        await using serve = await startServe(...flags, '--listen', address);
        address = serve.grpc;
        const client = new ContractClient(address);
        const before = answered.length;
        const load = keepCalling(8, async (number) => {
          const denied = number % 2 === 0;
          const answer = await client.call('CheckRequest', call(denied ? '.env' : 'notes.txt'));
          if (answer.result !== (denied ? 'error' : 'pass')) wrong++;
          answered.push(answer.metadata?.fields.ref?.stringValue ?? 'no reference');
        });
        await until(() => answered.length > before + 200);
        await serve.stop('SIGKILL');
        await load.stop();
        client.close();
        unanswered += load.failures.length;
        // The gateway takes this for a failure of the guard and, under failClosed, answers with an error.
        expect(load.failures.filter((why) => !why.includes('UNAVAILABLE'))).toEqual([]);
      }
      expect(wrong).toBe(0);
      expect(unanswered).toBeGreaterThan(0);
      const recorded = new Set(auditRows(audit).map((row) => row.ref));
      expect(answered.filter((ref) => !recorded.has(ref))).toEqual([]);

      await using next = await startServe(...flags, '--listen', address);
      expect((await next.client.call('CheckRequest', call('notes.txt'))).result).toBe('pass');
      expect(await next.stop('SIGTERM')).toBe(0);
      expect(readFileSync(audit, 'utf8').endsWith('\n')).toBe(true);
      expect(await runToEnd(['audit', 'verify', audit])).toMatchObject({ status: 0 });
    },
  );
});

describe('a second signal', () => {
  test.each([
    ['SIGTERM', 'SIGTERM'],
    ['SIGTERM', 'SIGINT'],
  ] as const)('(%s, then %s) ends a drain at once with 1', async (first, second) => {
    await using serve = await startServe('--drain-delay', '60s');
    serve.child.kill(first);
    await until(() => serve.log.some((row) => row.msg === 'stopping'));
    expect(await serve.stop(second)).toBe(1);
  });
});

test('a signal before the server is ready still ends it with 0', async () => {
  const child = spawn(process.execPath, ['dist/cli/main.js', 'serve', '--listen', '127.0.0.1:0', '--admin', 'off'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (status) => resolve(status)));
  child.stderr.once('data', () => child.kill('SIGTERM'));
  expect(await ended).toBe(0);
});
