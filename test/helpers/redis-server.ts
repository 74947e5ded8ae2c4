import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './real-gateways.js';

/** The store to test with, or undefined: REDIS_SERVER_BIN, else redis-server or valkey-server on the PATH. */
export const redisProgram: string | undefined = [
  process.env.REDIS_SERVER_BIN ?? '',
  'redis-server',
  'valkey-server',
].find((program) => program !== '' && spawnSync(program, ['--version']).status === 0);

/** What a test says when there is none. */
export const HOW_TO_REDIS =
  'not run: no redis-server here; `apt-get install redis-server`, or REDIS_SERVER_BIN=/path/to/redis-server';

export interface RunningRedis {
  readonly url: string;
  /** Of its unix socket. */
  readonly socketUrl: string;
  readonly client: Redis;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  kill(): Promise<void>;
  /** After kill(): empty, on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a store of its own on a free port, without persistence. */
export async function startRedis(program: string): Promise<RunningRedis> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'extmcp-guard-redis-'));
  const socket = join(folder, 'redis.sock');
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--unixsocket', socket, '--save', '', '--dir', folder];
  let child: ChildProcess = spawn(program, args, { stdio: 'ignore' });
  const client = new Redis(`redis://127.0.0.1:${port}`, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  client.on('error', () => undefined);
  await client.ping();
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    socketUrl: `unix://${socket}`,
    client,
    signal: (name) => void child.kill(name),
    kill,
    async restart() {
      child = spawn(program, args, { stdio: 'ignore' });
      await client.ping();
    },
    async stop() {
      client.disconnect();
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until something holds; fails after ten seconds. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await holds()) return;
    await sleep(25);
  }
  throw new Error(`never: ${what}`);
}
