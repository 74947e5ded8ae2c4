import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectGuard, type GuardAnswer, type GuardClient } from '../helpers/guard-client.js';
import { type RunningServer, startServer } from '../helpers/guard-process.js';
import { HOW_TO_REDIS, type RunningRedis, redisProgram, startRedis, until } from '../helpers/redis-server.js';

const LIMIT = 50;

const POLICY = `version: 1
unknownClient: deny
clients:
- { id: shared, metadata: { sub: shared } }
- { id: outage, metadata: { sub: outage } }
- { id: probe, metadata: { sub: probe } }
profiles: { default: { rate: { limit: ${LIMIT}, window: 1h } } }
`;

it('says when there is no store to test with', () => {
  if (redisProgram === undefined) process.stdout.write(`rate-redis: ${HOW_TO_REDIS}\n`);
  expect(HOW_TO_REDIS).toContain('REDIS_SERVER_BIN');
});

interface Refusal {
  readonly code?: string;
  readonly retryAfterMs?: number;
}

const refusalOf = (answer: GuardAnswer): Refusal => JSON.parse(answer.error?.mcp_error?.toString() ?? '{}');

describe.runIf(redisProgram !== undefined)('two servers and one store', () => {
  let folder: string;
  let redis: RunningRedis;
  const servers: RunningServer[] = [];
  const clients: GuardClient[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'extmcp-guard-rate-'));
    redis = await startRedis(redisProgram ?? '');
    const policy = join(folder, 'policy.yaml');
    await writeFile(policy, POLICY);
    for (let i = 0; i < 2; i += 1) {
      const server = await startServer([
        '--policy',
        policy,
        '--redis',
        redis.url,
        '--workers',
        '0',
        '--admin',
        '127.0.0.1:0',
      ]);
      servers.push(server);
      clients.push(connectGuard(server.grpc));
    }
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    for (const server of servers) await server.stop();
    await redis?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const call = async (sub: string, i: number): Promise<GuardAnswer> => {
    const client = clients[i % clients.length];
    if (client === undefined) throw new Error('no server');
    return client.request('tools/list', undefined, { metadata: { sub } });
  };
  const degraded = async (i: number): Promise<boolean> => {
    const text = await (await fetch(`http://${servers[i]?.ready.admin}/metrics`)).text();
    return /limiter_degraded\S* 1$/m.test(text);
  };

  it('pass exactly the limit under concurrent load, and say when to come back', async () => {
    const answers: GuardAnswer[] = [];
    for (let wave = 0; wave < 10; wave += 1)
      answers.push(...(await Promise.all(Array.from({ length: 16 }, (_v, i) => call('shared', i)))));
    expect(answers.filter(({ result }) => result === 'pass')).toHaveLength(LIMIT);
    const refused = answers.filter(({ result }) => result !== 'pass').map(refusalOf);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['rate-limited']));
    for (const { retryAfterMs = 0 } of refused)
      expect(retryAfterMs > 3_500_000 && retryAfterMs <= 3_600_000).toBe(true);
  }, 60_000);

  it('go on with their own windows while the store is gone, tell it, and share again when it is back', async () => {
    await call('outage', 0);
    await redis.kill();
    const passed: GuardAnswer[] = [];
    for (let i = 0; i < LIMIT + 5; i += 1) passed.push(await call('outage', 0));
    // The call before the outage counts: the window here was warm.
    expect(passed.filter(({ result }) => result === 'pass')).toHaveLength(LIMIT - 1);
    expect(await degraded(0)).toBe(true);
    await redis.restart();
    await until('the store is used again', async () => {
      await call('probe', 0);
      return !(await degraded(0));
    });
    await call('probe', 0);
    expect(await redis.client.zcard('extmcp-guard:rate:{probe}')).toBeGreaterThan(0);
  }, 60_000);
});
