import { constants } from 'node:http2';
import { describe, expect, test } from 'vitest';
import type { Hooks } from '../../../src/adapters/grpc/server-options.js';
import type { RequestAnswer } from '../../../src/wire/types.js';
import { definition } from '../../helpers/grpc/client.js';
import { endOf, frame, h2Frame, openSession, openSocket, openStream, PREFACE } from '../../helpers/grpc/raw-http2.js';
import { aRequest, passingHooks, run, until } from '../../helpers/grpc/server.js';

const pass: RequestAnswer = { kind: 'pass', metadata: {} };

function gatedHooks(): { readonly hooks: Hooks; open(): void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    hooks: { ...passingHooks, checkRequest: () => opened.then(() => pass) },
    open: () => open(),
  };
}

describe('a drain', () => {
  test('of an idle server is clean', async () => {
    await using running = await run();
    expect((await running.client.call('CheckRequest', aRequest)).result).toBe('pass');
    expect(await running.server.drain({ delayMs: 0, capMs: 1_000 })).toBe('clean');
  });

  test('waits for the calls in flight, and answers them', async () => {
    const { hooks, open } = gatedHooks();
    await using running = await run({ hooks });
    const held = running.client.call('CheckRequest', aRequest);
    await until(() => running.server.callsInFlight === 1);
    const drained = running.server.drain({ delayMs: 0, capMs: 10_000 });
    setTimeout(open, 50);
    expect((await held).result).toBe('pass');
    expect(await drained).toBe('clean');
  });

  test('is bounded when a call never ends, and says so', async () => {
    const hooks: Hooks = { ...passingHooks, checkRequest: () => new Promise(() => undefined) };
    await using running = await run({ hooks });
    const held = running.client.call('CheckRequest', aRequest);
    held.catch(() => undefined);
    await until(() => running.server.callsInFlight === 1);
    expect(await running.server.drain({ delayMs: 0, capMs: 50 })).toBe('forced');
    await expect(held).rejects.toMatchObject({ code: 14 });
  });

  test('takes no new connections', async () => {
    await using running = await run();
    await running.server.drain({ delayMs: 0, capMs: 100 });
    await expect(running.client.call('CheckRequest', aRequest)).rejects.toMatchObject({ code: 14 });
  });

  test('gives a notice that refuses no stream, and serves what was on its way', async () => {
    await using running = await run();
    const { socket } = await openSocket(running.server.address);
    const received: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.write(Buffer.concat([PREFACE, h2Frame(4, 0, 0), h2Frame(4, 1, 0)]));
    await until(() => received.length > 0);
    const drained = running.server.drain({ delayMs: 0, capMs: 2_000 });
    const notice = Buffer.from('000008070000000000' + '7fffffff' + '00000000', 'hex');
    await until(() => Buffer.concat(received).includes(notice));
    expect(await drained).toBe('clean');
  });

  test('under load fails no call of a client that moves on when told and repeats what was refused unsent', async () => {
    await using first = await run();
    await using second = await run();
    let failed = 0;
    let answered = 0;
    const standby = await openSession(second.server.address);
    let session = await openSession(first.server.address);
    session.on('goaway', () => {
      session = standby;
    });
    const body = frame(definition('CheckRequest').requestSerialize(aRequest));
    const one = async (): Promise<void> => {
      const stream = openStream(session);
      const end = endOf(stream);
      stream.end(body);
      const { grpcStatus, rstCode } = await end;
      if (grpcStatus === '0') answered++;
      // Node's client says so of streams that the notice found in its own queue.
      else if (rstCode !== constants.NGHTTP2_REFUSED_STREAM) failed++;
    };
    let stop = false;
    const loops = Array.from({ length: 16 }, async () => {
      while (!stop) await one();
    });
    await until(() => answered > 100);
    const drained = first.server.drain({ delayMs: 0, capMs: 5_000 });
    expect(await drained).toBe('clean');
    const before = answered;
    await until(() => answered > before + 100);
    stop = true;
    await Promise.all(loops);
    standby.destroy();
    expect(failed).toBe(0);
    expect(first.recorded.count('callEnded') + second.recorded.count('callEnded')).toBe(answered);
    expect(second.recorded.count('callEnded')).toBeGreaterThan(100);
  });
});

test('close ends at once, calls in flight included', async () => {
  const hooks: Hooks = { ...passingHooks, checkRequest: () => new Promise(() => undefined) };
  await using running = await run({ hooks });
  const held = running.client.call('CheckRequest', aRequest);
  await until(() => running.server.callsInFlight === 1);
  running.server.close();
  await expect(held).rejects.toMatchObject({ code: 14 });
});
