import { describe, expect, test } from 'vitest';
import type { PoolEvent } from '../../../src/adapters/workers/pool-events.js';
import {
  createWorkerPool,
  type WorkerPool,
  type WorkerPoolOptions,
} from '../../../src/adapters/workers/worker-pool.js';

interface Job {
  readonly do: string;
  readonly ms?: number;
}

const entry = new URL('../../fixtures/workers/worker.mjs', import.meta.url);
const never = new AbortController().signal;
const bytesOf = (size: number): Uint8Array => new Uint8Array(size).fill(1);

interface Open extends AsyncDisposable {
  readonly pool: WorkerPool<Job, unknown>;
  readonly events: PoolEvent[];
  count(kind: PoolEvent['kind']): number;
}

function open(options: Partial<WorkerPoolOptions> = {}): Open {
  const events: PoolEvent[] = [];
  const pool = createWorkerPool<Job, unknown>({
    size: 1,
    entry,
    maxBytesInFlight: 10_000_000,
    budgetMs: 20_000,
    onEvent: (event) => events.push(event),
    ...options,
  });
  return {
    pool,
    events,
    count: (kind) => events.filter((event) => event.kind === kind).length,
    [Symbol.asyncDispose]: () => pool.close(),
  };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a pool', () => {
  test('does jobs on their bytes, also more than it has workers', async () => {
    await using opened = open({ size: 2 });
    const sizes = [0, 1, 100, 10_000, 1_000_000];
    const sums = sizes.map((size) => opened.pool.run({ do: 'sum' }, bytesOf(size), never));
    expect(await Promise.all(sums)).toEqual(sizes);
    expect(opened.pool.load).toMatchObject({ jobs: 0, bytes: 0 });
  });

  test.each([10, 100_000])('gives %d bytes back', async (size) => {
    await using opened = open();
    const outcome = await opened.pool.run({ do: 'echo' }, bytesOf(size), never);
    expect(Buffer.from(outcome as Uint8Array).equals(bytesOf(size))).toBe(true);
  });

  test('takes large memory over and leaves small memory to its other owners', async () => {
    await using opened = open();
    const large = Buffer.from(bytesOf(100_000));
    const pooled = Buffer.from('from the pool that other buffers share');
    expect(await opened.pool.run({ do: 'length' }, large, never)).toBe(100_000);
    expect(await opened.pool.run({ do: 'length' }, pooled, never)).toBe(38);
    expect(large.byteLength).toBe(0);
    expect(pooled.toString()).toContain('from the pool');
  });

  test('leaves a small view into a large block, and bytes that are to be kept', async () => {
    await using opened = open();
    const block = bytesOf(1_000_000);
    const kept = bytesOf(100_000);
    expect(await opened.pool.run({ do: 'length' }, block.subarray(0, 1_000), never)).toBe(1_000);
    expect(await opened.pool.run({ do: 'length' }, kept, never, { keepBytes: true })).toBe(100_000);
    expect([block.byteLength, kept.byteLength]).toEqual([1_000_000, 100_000]);
  });

  test('tells its workers, and those that come later', async () => {
    await using opened = open();
    opened.pool.broadcast('first');
    expect(await opened.pool.run({ do: 'heard' }, bytesOf(1), never)).toBe('first');
    opened.pool.broadcast('second');
    expect(await opened.pool.run({ do: 'heard' }, bytesOf(1), never)).toBe('second');
    await expect(opened.pool.run({ do: 'exit' }, bytesOf(1), never)).rejects.toMatchObject({ code: 'died' });
    expect(await opened.pool.run({ do: 'heard' }, bytesOf(1), never)).toBe('second');
  });
});

describe('a job that goes wrong is rejected, and the next one is done', () => {
  test.each([
    ['throws', 'throw', 'failed', 'job-failed'],
    ['gives what cannot be sent', 'unsendable', 'failed', 'job-failed'],
    ['ends its thread', 'exit', 'died', 'worker-died'],
    ['throws in a timer', 'crash-later', 'died', 'worker-died'],
  ] as const)('when it %s', async (_what, what, code, kind) => {
    await using opened = open();
    await expect(opened.pool.run({ do: what }, bytesOf(5), never)).rejects.toMatchObject({ name: 'PoolError', code });
    expect(opened.count(kind)).toBe(1);
    expect(await opened.pool.run({ do: 'sum' }, bytesOf(7), never)).toBe(7);
  });

  test('when it never ends: its worker is replaced', async () => {
    await using opened = open({ budgetMs: 1_000 });
    await opened.pool.run({ do: 'sum' }, bytesOf(1), never);
    await expect(opened.pool.run({ do: 'loop' }, bytesOf(5), never)).rejects.toMatchObject({ code: 'overdue' });
    expect(opened.count('worker-overdue')).toBe(1);
    await until(() => opened.pool.load.freeWorkers === 1);
    expect(await opened.pool.run({ do: 'sum' }, bytesOf(7), never)).toBe(7);
  });

  test('and what it threw is told without its message, which may quote the bytes', async () => {
    await using opened = open();
    const secret = Buffer.from('the secret 4711');
    await expect(opened.pool.run({ do: 'throw' }, secret, never)).rejects.toThrow(/^worker job failed$/);
    const told = JSON.stringify(opened.events);
    expect(told).toContain('SyntaxError');
    expect(told).not.toContain('4711');
  });
});

describe('a pool under load', () => {
  test('refuses bytes over its cap at once, and takes them when there is room', async () => {
    await using opened = open({ maxBytesInFlight: 1_000 });
    const first = opened.pool.run({ do: 'sleep', ms: 50 }, bytesOf(900), never);
    await expect(opened.pool.run({ do: 'sum' }, bytesOf(200), never)).rejects.toMatchObject({ code: 'overloaded' });
    expect(opened.events).toContainEqual({ kind: 'job-refused', why: 'bytes' });
    expect(await first).toBe('slept');
    expect(await opened.pool.run({ do: 'sum' }, bytesOf(2_000), never)).toBe(2_000);
  });

  test('lets nothing wait past the budget', async () => {
    await using opened = open({ budgetMs: 1_000 });
    await opened.pool.run({ do: 'sum' }, bytesOf(1), never);
    const busy = opened.pool.run({ do: 'loop' }, bytesOf(1), never);
    const waiting = opened.pool.run({ do: 'sum' }, bytesOf(1), never);
    await expect(busy).rejects.toMatchObject({ code: 'overdue' });
    await expect(waiting).rejects.toMatchObject({ code: 'overloaded' });
  });

  test('forgets a job whose caller gave up, waiting or running', async () => {
    await using opened = open();
    const running = new AbortController();
    const waiting = new AbortController();
    const first = opened.pool.run({ do: 'sleep', ms: 50 }, bytesOf(1), running.signal);
    const second = opened.pool.run({ do: 'sum' }, bytesOf(1), waiting.signal);
    await until(() => opened.pool.load.freeWorkers === 0);
    running.abort();
    waiting.abort();
    await expect(first).rejects.toMatchObject({ code: 'aborted' });
    await expect(second).rejects.toMatchObject({ code: 'aborted' });
    expect(await opened.pool.run({ do: 'sum' }, bytesOf(3), never)).toBe(3);
    expect(opened.pool.load).toMatchObject({ jobs: 0, bytes: 0 });
    await expect(opened.pool.run({ do: 'sum' }, bytesOf(3), waiting.signal)).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('a worker that cannot start', () => {
  test('is tried again more and more slowly; its jobs end by the budget', async () => {
    await using opened = open({ workerData: { dieAtLoad: true }, budgetMs: 800 });
    await expect(opened.pool.run({ do: 'sum' }, bytesOf(1), never)).rejects.toMatchObject({ code: 'overloaded' });
    await until(() => opened.count('worker-died') >= 2);
    const delays = opened.events.flatMap((event) => (event.kind === 'worker-died' ? [event.retryInMs] : []));
    expect(delays.slice(0, 2)).toEqual([100, 200]);
    expect(delays.length).toBeLessThan(6);
  });

  test('because of a message is not started again without pause', async () => {
    await using opened = open();
    await until(() => opened.pool.load.freeWorkers === 1);
    opened.pool.broadcast('poison');
    await until(() => opened.count('worker-died') >= 2);
    expect(opened.events.every((event) => event.kind === 'worker-died' && event.retryInMs >= 100)).toBe(true);
  });
});

test('a closed pool rejects what it has and what comes', async () => {
  const { pool } = open();
  const waiting = pool.run({ do: 'sum' }, bytesOf(1), never);
  const closed = pool.close();
  await expect(waiting).rejects.toMatchObject({ code: 'closed' });
  await expect(pool.run({ do: 'sum' }, bytesOf(1), never)).rejects.toMatchObject({ code: 'closed' });
  await closed;
});
