import { describe, expect, test } from 'vitest';
import type { Hooks } from '../../../src/adapters/grpc/server-options.js';
import type { RequestAnswer, ResponseAnswer } from '../../../src/wire/types.js';
import { denialData } from '../../helpers/grpc/client.js';
import { aRequest, aResponse, passingHooks, run, until } from '../../helpers/grpc/server.js';
import { delimited, withBase } from '../../helpers/wire/bytes.js';

/** What a bug may do in place of an answer, whatever the types say. */
const secret = 'it is 4711';
const asAnswer = (value: unknown): RequestAnswer & ResponseAnswer => value as RequestAnswer & ResponseAnswer;

const bugs: readonly [what: string, hook: () => Promise<RequestAnswer & ResponseAnswer>][] = [
  [
    'throws at once',
    () => {
      throw new Error(secret);
    },
  ],
  ['rejects', () => Promise.reject(new Error(secret))],
  ['rejects later', () => new Promise((_resolve, reject) => setTimeout(() => reject(new Error(secret)), 5))],
  ['rejects with nothing', () => Promise.reject(undefined)],
  ['throws text with a lone surrogate', () => Promise.reject(new Error(`\ud800${secret}\n`))],
  ['throws a megabyte', () => Promise.reject(new Error(secret.repeat(100_000)))],
  ['answers undefined', async () => asAnswer(undefined)],
  ['answers null', async () => asAnswer(null)],
  ['answers an empty object', async () => asAnswer({})],
  ['answers an unknown kind', async () => asAnswer({ kind: 'allow' })],
  ['answers no promise', () => asAnswer({ kind: 'allow' }) as never],
  [
    'answers an empty mutation',
    async () => asAnswer({ kind: 'mutated', params: new Uint8Array(), result: new Uint8Array(), metadata: {} }),
  ],
  ['answers a mutation that is no JSON', async () => mutation('{"a":')],
  ['answers a mutation that is no object', async () => mutation('[1]')],
  [
    'answers a mutation with broken UTF-8',
    async () => mutation(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])),
  ],
  ['answers a large mutation that is no object', async () => mutation('x'.repeat(100_000))],
  ['answers a denial without reason', async () => asAnswer({ kind: 'deny', status: 'INVALID', reason: '', data: {} })],
  [
    'answers a denial of no known status',
    async () => asAnswer({ kind: 'deny', status: 'FINE', reason: 'x', data: {} }),
  ],
  [
    'answers a denial whose data is no object',
    async () => asAnswer({ kind: 'deny', status: 'INVALID', reason: 'x', data: 'x' }),
  ],
  ['answers a denial without data', async () => asAnswer({ kind: 'deny', status: 'INVALID', reason: 'x' })],
];

function mutation(text: string | Buffer): RequestAnswer & ResponseAnswer {
  const bytes = Buffer.from(text);
  return asAnswer({ kind: 'mutated', params: bytes, result: bytes, metadata: {} });
}

describe('a hook that fails is a denial with a fixed text, and the server goes on', () => {
  test.each(bugs)('when it %s', async (_what, bug) => {
    let broken = true;
    const hooks: Hooks = {
      checkRequest: () => (broken ? bug() : passingHooks.checkRequest(...unused)),
      checkResponse: () => (broken ? bug() : passingHooks.checkResponse(...unused)),
    };
    await using running = await run({ hooks });
    for (const answer of [
      await running.client.call('CheckRequest', aRequest),
      await running.client.call('CheckResponse', aResponse),
    ]) {
      expect(answer.error).toMatchObject({ code: 'PERMISSION_DENIED', reason: 'the call could not be checked' });
      expect(denialData(answer)).toMatchObject({ code: 'internal', ref: expect.stringMatching(/^ref-\d+$/) });
      expect(JSON.stringify(answer)).not.toContain('4711');
    }
    expect(running.recorded.count('fault')).toBe(2);
    broken = false;
    expect((await running.client.call('CheckRequest', aRequest)).result).toBe('pass');
    expect(running.server.callsInFlight).toBe(0);
  });
});

const unused = [undefined as never, undefined as never] as const;

test('a throw in a timer leaves its call to the budget: denied, and the server goes on', async () => {
  const listeners = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  const caught: unknown[] = [];
  process.on('uncaughtException', (error) => caught.push(error));
  try {
    const hooks: Hooks = {
      ...passingHooks,
      checkRequest: () =>
        new Promise(() => {
          setTimeout(() => {
            throw new Error('in a timer');
          }, 1);
        }),
    };
    await using running = await run({ hooks, limits: { requestBudgetMs: 50 } });
    const answer = await running.client.call('CheckRequest', aRequest);
    expect(answer.error?.code).toBe('RESOURCE_EXHAUSTED');
    expect(caught).toHaveLength(1);
    expect((await running.client.call('CheckResponse', aResponse)).result).toBe('pass');
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const listener of listeners) process.on('uncaughtException', listener);
  }
});

test('observers that throw change no answer', async () => {
  const explode = (): never => {
    throw new Error('observer');
  };
  await using running = await run({
    events: { callStarted: explode, callEnded: explode, decodeError: explode, fault: explode },
    tracer: { start: explode },
  });
  expect((await running.client.call('CheckRequest', aRequest)).result).toBe('pass');
  expect((await running.client.send('CheckRequest', Buffer.from('x'))).error?.code).toBe('INVALID');
});

test('a reference that cannot be made costs no answer', async () => {
  await using running = await run({
    newRef: () => {
      throw new Error('no randomness');
    },
  });
  expect(denialData(await running.client.send('CheckRequest', Buffer.from('x')))).toMatchObject({
    code: 'undecodable',
    ref: 'none',
  });
});

describe('the budget', () => {
  const hanging: Hooks = {
    checkRequest: () => new Promise(() => undefined),
    checkResponse: () => new Promise(() => undefined),
  };

  test('ends in a denial that says to retry, and in an abort of the hook', async () => {
    const signals: AbortSignal[] = [];
    const hooks: Hooks = {
      ...hanging,
      checkRequest: (_message, signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    };
    await using running = await run({ hooks, limits: { requestBudgetMs: 20, responseBudgetMs: 30 } });
    const [request, response] = await Promise.all([
      running.client.call('CheckRequest', { ...aRequest, mcpRequest: Buffer.alloc(16 * 1024) }),
      running.client.call('CheckResponse', aResponse),
    ]);
    for (const answer of [request, response]) {
      expect(answer.error?.code).toBe('RESOURCE_EXHAUSTED');
      expect(denialData(answer)).toMatchObject({ code: 'overloaded', retryAfterMs: 1_000 });
    }
    expect(signals[0]?.aborted).toBe(true);
    expect(running.recorded.count('deadlineExceeded')).toBe(2);
    expect(running.server.callsInFlight).toBe(0);
  });

  test('ignores what the hook answers too late', async () => {
    let late: (answer: RequestAnswer) => void = () => undefined;
    const hooks: Hooks = {
      ...hanging,
      checkRequest: () =>
        new Promise((resolve) => {
          late = resolve;
        }),
    };
    await using running = await run({ hooks, limits: { requestBudgetMs: 20 } });
    expect((await running.client.call('CheckRequest', aRequest)).error?.code).toBe('RESOURCE_EXHAUSTED');
    late({ kind: 'pass', metadata: {} });
    await new Promise((resolve) => setImmediate(resolve));
    expect(running.recorded.count('callEnded')).toBe(1);
  });

  test('of the client ends in a cancel: the hook hears it, nothing leaks', async () => {
    const signals: AbortSignal[] = [];
    const hooks: Hooks = {
      ...hanging,
      checkRequest: (_message, signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    };
    await using running = await run({ hooks });
    const bytes = withBase(delimited(4, Buffer.alloc(16 * 1024)));
    const { answer, cancel } = running.client.start('CheckRequest', bytes);
    await until(() => signals.length === 1);
    cancel();
    await expect(answer).rejects.toMatchObject({ code: 1 });
    await until(() => running.server.callsInFlight === 0);
    expect(signals[0]?.aborted).toBe(true);
    expect(running.recorded.count('cancelled')).toBe(1);
    expect(running.recorded.count('callEnded')).toBe(1);
  });
});

describe('overload is answered at once, inside the message', () => {
  const gate = () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open, opened };
  };

  test.each([
    ['calls', { maxCallsInFlight: 2 }, 'calls'],
    ['bytes', { maxBytesInFlight: 100 }, 'bytes'],
  ] as const)('over the cap of %s', async (_what, limits, cap) => {
    const { open, opened } = gate();
    const hooks: Hooks = {
      ...passingHooks,
      checkRequest: async () => {
        await opened;
        return { kind: 'pass', metadata: {} };
      },
    };
    await using running = await run({ hooks, limits });
    const held = [1, 2].map(() => running.client.call('CheckRequest', aRequest));
    await until(() => running.server.callsInFlight === 2);
    const large = { ...aRequest, mcpRequest: Buffer.from(JSON.stringify({ name: 'x'.repeat(90) })) };
    const refused = await running.client.call('CheckRequest', large);
    expect(refused.error?.code).toBe('RESOURCE_EXHAUSTED');
    expect(denialData(refused)).toMatchObject({ code: 'overloaded' });
    expect(running.recorded.seen).toContainEqual(['overloaded', 'request', cap]);
    open();
    expect((await Promise.all(held)).map((answer) => answer.result)).toEqual(['pass', 'pass']);
    expect((await running.client.call('CheckRequest', large)).result).toBe('pass');
  });

  test('but one message alone always fits under the cap of bytes', async () => {
    await using running = await run({ limits: { maxBytesInFlight: 1 } });
    expect((await running.client.call('CheckRequest', aRequest)).result).toBe('pass');
  });
});
