import { describe, expect, test } from 'vitest';
import { denialData } from '../../helpers/grpc/client.js';
import { aRequest, aResponse, passingHooks, run } from '../../helpers/grpc/server.js';

describe('a served call', () => {
  test('is passed, with the metadata that the hook returns', async () => {
    await using running = await run({
      hooks: {
        ...passingHooks,
        checkRequest: async () => ({ kind: 'pass', metadata: { client: 'alice', ref: 'r1' } }),
      },
    });
    const answer = await running.client.call('CheckRequest', aRequest);
    expect(answer.result).toBe('pass');
    expect(answer.metadata?.fields.client?.stringValue).toBe('alice');
    expect((await running.client.call('CheckResponse', aResponse)).result).toBe('pass');
  });

  test('is answered with the bytes that the hook puts in place', async () => {
    await using running = await run({
      hooks: {
        checkRequest: async () => ({ kind: 'mutated', params: Buffer.from('{"name":"x"}'), metadata: {} }),
        checkResponse: async () => ({ kind: 'mutated', result: Buffer.from('{"content":[1]}') }),
      },
    });
    expect((await running.client.call('CheckRequest', aRequest)).mutated?.toString()).toBe('{"name":"x"}');
    expect((await running.client.call('CheckResponse', aResponse)).mutated?.toString()).toBe('{"content":[1]}');
  });

  test('is denied with status, reason and data', async () => {
    await using running = await run({
      hooks: {
        ...passingHooks,
        checkRequest: async () => ({
          kind: 'deny',
          status: 'RESOURCE_EXHAUSTED',
          reason: 'slow down',
          data: { code: 'rate-limited' },
        }),
      },
    });
    const answer = await running.client.call('CheckRequest', aRequest);
    expect(answer.error).toMatchObject({ code: 'RESOURCE_EXHAUSTED', reason: 'slow down' });
    expect(denialData(answer)).toEqual({ code: 'rate-limited' });
  });
});
