import { Client, credentials } from '@grpc/grpc-js';
import { service as healthService } from 'grpc-health-check';
import { describe, expect, test } from 'vitest';
import { SERVICE_NAME } from '../../../src/adapters/grpc/contract.js';
import { run, until } from '../../helpers/grpc/server.js';

interface Reply {
  readonly status: string;
}

const method = (name: 'Check' | 'Watch') => {
  const found = healthService[name];
  if (found === undefined) throw new Error('no such method');
  return found;
};

function check(client: Client, service: string): Promise<string> {
  const { path, requestSerialize, responseDeserialize } = method('Check');
  return new Promise((resolve, reject) =>
    client.makeUnaryRequest(
      path,
      requestSerialize,
      (bytes) => responseDeserialize(bytes) as Reply,
      { service },
      (error, reply) => (error === null ? resolve(reply?.status ?? '') : reject(error)),
    ),
  );
}

function watch(
  client: Client,
  service: string,
): { readonly seen: string[]; readonly state: { ended: boolean }; cancel(): void } {
  const { path, requestSerialize, responseDeserialize } = method('Watch');
  const seen: string[] = [];
  const state = { ended: false };
  const call = client.makeServerStreamRequest(path, requestSerialize, (bytes) => responseDeserialize(bytes) as Reply, {
    service,
  });
  call.on('data', (reply: Reply) => seen.push(reply.status));
  call.on('end', () => {
    state.ended = true;
  });
  call.on('error', () => {
    state.ended = true;
  });
  return { seen, state, cancel: () => call.cancel() };
}

describe('the health service', () => {
  test.each(['', SERVICE_NAME])('answers for %j', async (service) => {
    await using running = await run();
    expect(await check(running.client.client, service)).toBe('SERVING');
    running.server.setServing(false);
    expect(await check(running.client.client, service)).toBe('NOT_SERVING');
  });

  test('says NOT_FOUND for other names, without repeating them', async () => {
    await using running = await run();
    await expect(check(running.client.client, 'made-up')).rejects.toMatchObject({
      code: 5,
      details: 'unknown service',
    });
  });

  test('tells a hundred watchers of a change', async () => {
    await using running = await run();
    const clients = Array.from({ length: 4 }, () => new Client(running.server.address, credentials.createInsecure()));
    const watches = clients.flatMap((client) => Array.from({ length: 25 }, () => watch(client, '')));
    await until(() => watches.every(({ seen }) => seen.length === 1));
    running.server.setServing(false);
    await until(() => watches.every(({ seen }) => seen.length === 2));
    expect(new Set(watches.map(({ seen }) => seen.join()))).toEqual(new Set(['SERVING,NOT_SERVING']));
    for (const client of clients) client.close();
  });

  test('keeps a watcher of an unknown name waiting', async () => {
    await using running = await run();
    const { seen } = watch(running.client.client, 'made-up');
    await until(() => seen.length === 1);
    running.server.setServing(false);
    expect(await check(running.client.client, '')).toBe('NOT_SERVING');
    expect(seen).toEqual(['SERVICE_UNKNOWN']);
  });

  test('does not hold up a drain', async () => {
    await using running = await run();
    const watcher = watch(running.client.client, '');
    await until(() => watcher.seen.length === 1);
    expect(await running.server.drain({ delayMs: 0, capMs: 1_000 })).toBe('clean');
    await until(() => watcher.state.ended);
    expect(watcher.seen).toEqual(['SERVING', 'NOT_SERVING']);
  });
});
