import { once } from 'node:events';
import { createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createLimiter, type OpenLimiter } from '../../../src/adapters/limits/create-limiter.js';
import { HOW_TO_REDIS, type RunningRedis, redisProgram, startRedis, until } from '../../helpers/redis-server.js';

const clock = { wallMs: () => Date.now(), monotonicMs: () => performance.now() };
const HOUR = 3_600_000;
const opened: OpenLimiter[] = [];

async function open(redisUrl: string, told: string[] = []): Promise<OpenLimiter> {
  const onDegraded = (degraded: boolean, why: string): void =>
    void told.push(`${degraded ? 'degraded' : 'well'}: ${why}`);
  const limiter = await createLimiter({ redisUrl, clock, onDegraded });
  opened.push(limiter);
  return limiter;
}

afterEach(async () => {
  for (const limiter of opened.splice(0)) await limiter.close();
});

async function allowedOf(
  limiters: readonly OpenLimiter[],
  calls: number,
  limit: number,
  key = 'alice',
): Promise<number> {
  const windows = [{ limit, windowMs: HOUR }];
  const answers = await Promise.all(
    Array.from({ length: calls }, (_v, i) => limiters[i % limiters.length]?.take(key, windows, 'deny')),
  );
  expect(answers.filter((answer) => answer?.kind === 'unavailable')).toEqual([]);
  return answers.filter((answer) => answer?.kind === 'allowed').length;
}

it('says when there is no store to test with', () => {
  if (redisProgram === undefined) process.stdout.write(`redis-limiter: ${HOW_TO_REDIS}\n`);
  expect(HOW_TO_REDIS).toContain('REDIS_SERVER_BIN');
});

describe.runIf(redisProgram !== undefined)('windows in a store', () => {
  let redis: RunningRedis;
  beforeEach(async () => {
    redis = await startRedis(redisProgram ?? '');
  });
  afterEach(() => redis.stop());

  test('two servers that share one pass exactly the limit under concurrent load', async () => {
    const limiters = [await open(redis.url), await open(redis.url)];
    let allowed = 0;
    // In waves: thousands at once would be answered later than a caller waits.
    for (let wave = 0; wave < 20; wave += 1) allowed += await allowedOf(limiters, 20, 100);
    expect(allowed).toBe(100);
  });

  test('several windows hold together; a refused call leaves no trace', async () => {
    const limiter = await open(redis.url);
    const windows = [
      { limit: 2, windowMs: 400 },
      { limit: 3, windowMs: HOUR },
    ];
    const take = () => limiter.take('a', windows, 'deny');
    expect([await take(), await take()]).toEqual([{ kind: 'allowed' }, { kind: 'allowed' }]);
    const refused = await take();
    expect(refused.kind === 'limited' && refused.retryAfterMs <= 400).toBe(true);
    await until('the short window has passed', async () => (await take()).kind === 'allowed');
    const last = await take();
    expect(last.kind === 'limited' && last.retryAfterMs > HOUR - 60_000).toBe(true);
    expect(await redis.client.zcard('extmcp-guard:rate:{a}')).toBe(3);
    expect(await redis.client.pttl('extmcp-guard:rate:{a}')).toBeGreaterThan(HOUR - 60_000);
  });

  test('a window that another server filled stays full when the store dies', async () => {
    const [one, other] = [await open(redis.url), await open(redis.url)];
    const windows = [{ limit: 3, windowMs: HOUR }];
    for (let i = 0; i < 3; i += 1) await one.take('alice', windows, 'local');
    expect((await other.take('alice', windows, 'local')).kind).toBe('limited');
    await redis.kill();
    const later = await other.take('alice', windows, 'local');
    expect(later.kind === 'limited' && later.retryAfterMs > HOUR - 60_000).toBe(true);
    expect((await other.take('bob', windows, 'local')).kind).toBe('allowed');
  });

  test('through a unix socket', async () => {
    expect(await allowedOf([await open(redis.socketUrl)], 5, 3)).toBe(3);
  });

  test('a store out of memory never lets more pass', async () => {
    await redis.client.config('SET', 'maxmemory', '1');
    expect(await allowedOf([await open(redis.url)], 8, 4)).toBe(4);
  });

  test('the script is loaded again after the store forgot it', async () => {
    const limiter = await open(redis.url);
    expect(await allowedOf([limiter], 3, 10)).toBe(3);
    await redis.client.script('FLUSH');
    expect(await allowedOf([limiter], 3, 10)).toBe(3);
  });

  test.each([
    ['a replica that may not write', (r: RunningRedis) => r.client.replicaof('127.0.0.1', 1), 'READONLY'],
    ['a key of another type', (r: RunningRedis) => r.client.set('extmcp-guard:rate:{alice}', 'x'), 'WRONGTYPE'],
    ['a store that wants a password', (r: RunningRedis) => r.client.config('SET', 'requirepass', 'x'), 'NOAUTH'],
  ])('%s: the windows here go on, and it is told', async (_name, spoil, why) => {
    await spoil(redis);
    const told: string[] = [];
    const limiter = await open(redis.url, told);
    const take = () => limiter.take('alice', [{ limit: 4, windowMs: HOUR }], 'local');
    const kinds: string[] = [];
    for (let i = 0; i < 6; i += 1) kinds.push((await take()).kind);
    expect(kinds).toEqual(['allowed', 'allowed', 'allowed', 'allowed', 'limited', 'limited']);
    expect(told).toHaveLength(1);
    expect(told[0]).toBe(`degraded: ${why}`);
  });

  test.each([
    ['killed', (r: RunningRedis) => r.kill(), (r: RunningRedis) => r.restart()],
    ['hung', async (r: RunningRedis) => r.signal('SIGSTOP'), async (r: RunningRedis) => r.signal('SIGCONT')],
  ])(
    '%s: the window stays warm, calls cost little, and the store is used again without a restart',
    async (_n, fail, heal) => {
      const told: string[] = [];
      const limiter = await open(redis.url, told);
      const windows = [{ limit: 10, windowMs: HOUR }];
      const take = (mode: 'local' | 'deny' = 'local') => limiter.take('alice', windows, mode);
      for (let i = 0; i < 8; i += 1) expect(await take('deny')).toEqual({ kind: 'allowed' });
      await fail(redis);
      const kinds: string[] = [];
      for (let i = 0; i < 5; i += 1) kinds.push((await take()).kind);
      expect(kinds).toEqual(['allowed', 'allowed', 'limited', 'limited', 'limited']);
      expect(await take('deny')).toEqual({ kind: 'unavailable' });
      expect(told).toHaveLength(1);
      const started = performance.now();
      for (let i = 0; i < 200; i += 1) await take();
      // Two hundred waits of 50 ms would be ten seconds: the open breaker saves them, but for a probe or two.
      expect(performance.now() - started).toBeLessThan(5_000);
      await heal(redis);
      const other = [{ limit: 1000, windowMs: HOUR }];
      await until('the store is used again', async () => (await limiter.take('bob', other, 'deny')).kind === 'allowed');
      expect(told.at(-1)).toBe('well: the store answers');
    },
  );
});

describe('what is no store', () => {
  test('an address where nobody listens: the server starts, windows are counted here', async () => {
    const told: string[] = [];
    const limiter = await open('redis://127.0.0.1:1', told);
    const kinds: string[] = [];
    for (let i = 0; i < 4; i += 1) kinds.push((await limiter.take('a', [{ limit: 3, windowMs: HOUR }], 'local')).kind);
    expect(kinds).toEqual(['allowed', 'allowed', 'allowed', 'limited']);
    expect(told).toHaveLength(1);
  });

  test.each(['$-9\r\nhello\r\n', 'HTTP/1.1 400 Bad Request\r\n\r\n', '+OK\r\n'])(
    'a server that answers %j',
    async (reply) => {
      const server = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.on('data', () => socket.write(reply.repeat(3)));
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : 0;
      const limiter = await open(`redis://127.0.0.1:${port}`);
      const windows = [{ limit: 2, windowMs: HOUR }];
      const kinds: string[] = [];
      for (let i = 0; i < 4; i += 1) kinds.push((await limiter.take('a', windows, 'local')).kind);
      expect(kinds).toEqual(['allowed', 'allowed', 'limited', 'limited']);
      expect((await limiter.take('a', windows, 'deny')).kind).toBe('unavailable');
      await limiter.close();
      server.close();
    },
  );
});
