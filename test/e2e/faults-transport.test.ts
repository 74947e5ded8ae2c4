import { spawn } from 'node:child_process';
import { constants } from 'node:http2';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Hooks } from '../../src/adapters/grpc/server-options.js';
import { decodeAnswer } from '../../src/wire/decode-answer.js';
import { definition, denialData } from '../helpers/grpc/client.js';
import {
  endOf,
  frame,
  h2Frame,
  openSession,
  openSocket,
  openStream,
  PREFACE,
  post,
} from '../helpers/grpc/raw-http2.js';
import { aRequest, passingHooks, type Running, run, until } from '../helpers/grpc/server.js';
import { base, delimited, tag, varint, withBase } from '../helpers/wire/bytes.js';

const aMessage = definition('CheckRequest').requestSerialize(aRequest);

/** The server must still serve, on the connection that the client already had. */
async function stillServes(running: Running): Promise<void> {
  expect((await running.client.call('CheckRequest', aRequest)).result).toBe('pass');
  expect(running.server.callsInFlight).toBe(0);
}

describe('a message that is not of the contract is denied as INVALID inside an OK answer', () => {
  test.each([
    ['random bytes', Buffer.from('ffffffffffffffffffff01', 'hex'), 'overlong-varint'],
    ['an unmatched group', withBase(tag(9, 3)), 'bad-tag'],
    ['a string cut short', Buffer.from([0x12, 0x7f, 0x61]), 'truncated'],
    ['a wrong wire type', Buffer.concat([delimited(1, 'f'), tag(2, 0), varint(1)]), 'wire-type'],
    [
      'a method that is not UTF-8',
      Buffer.concat([delimited(1, 'f'), delimited(2, Buffer.from([0xff]))]),
      'invalid-utf8',
    ],
    [
      'a service that is not UTF-8',
      Buffer.concat([delimited(1, Buffer.from([0xff])), delimited(2, 'ping')]),
      'invalid-utf8',
    ],
    ['an empty message', Buffer.alloc(0), 'method'],
    ['no service', delimited(2, 'ping'), 'no-service'],
  ])('%s', async (_what, bytes, kind) => {
    await using running = await run();
    for (const method of ['CheckRequest', 'CheckResponse'] as const) {
      const answer = await running.client.send(method, bytes);
      expect(answer.error).toMatchObject({ code: 'INVALID', reason: 'the message cannot be read' });
      expect(denialData(answer)).toMatchObject({ code: 'undecodable' });
    }
    expect(running.recorded.seen).toContainEqual(['decodeError', 'request', kind]);
    await stillServes(running);
  });
});

describe('a gRPC body that breaks the framing fails that call only', () => {
  test.each([
    ['a frame header alone', frame(Buffer.alloc(0), { declared: 5 }), '12'],
    ['less than declared', frame(aMessage, { declared: aMessage.length + 10 }), '12'],
    ['no message at all', Buffer.alloc(0), '12'],
    ['two messages', Buffer.concat([frame(aMessage), frame(aMessage)]), '12'],
    ['a thousand empty messages', Buffer.concat(Array.from({ length: 1_000 }, () => frame(Buffer.alloc(0)))), '12'],
    ['4 GiB declared', frame(aMessage, { declared: 0xff_ff_ff_ff }), '8'],
  ])('%s', async (_what, body, status) => {
    await using running = await run();
    expect(await post(running.server.address, body)).toMatchObject({ grpcStatus: status });
    await stillServes(running);
  });

  test.each([
    ['a gzip bomb', frame(gzipSync(Buffer.alloc(64 * 1024 * 1024)), { compressed: 1 }), 'gzip', '8'],
    ['a gzip cut short', frame(gzipSync(aMessage).subarray(0, 20), { compressed: 1 }), 'gzip', '13'],
    ['an encoding nobody knows', frame(aMessage, { compressed: 1 }), 'lzma', '12'],
  ])('%s', async (_what, body, encoding, status) => {
    await using running = await run({ limits: { maxMessageBytes: 1024 * 1024 } });
    const headers = { 'grpc-encoding': encoding };
    expect(await post(running.server.address, body, headers)).toMatchObject({ grpcStatus: status });
    await stillServes(running);
  });

  test('a compressed message that is fine is decided', async () => {
    await using running = await run();
    const outcome = await post(running.server.address, frame(gzipSync(aMessage), { compressed: 1 }), {
      'grpc-encoding': 'gzip',
    });
    expect(outcome.grpcStatus).toBe('0');
    expect(decodeAnswer(outcome.body.subarray(5))).toMatchObject({ ok: true, value: { kind: 'pass' } });
  });

  test.each([
    ['another content type', { 'content-type': 'application/json' }, { httpStatus: 415 }],
    ['an unknown method', { ':path': '/agentgateway.dev.ext_mcp.ExtMcp/Nothing' }, { grpcStatus: '12' }],
    ['an unknown service', { ':path': '/x' }, { grpcStatus: '12' }],
  ])('%s', async (_what, headers, wanted) => {
    await using running = await run();
    expect(await post(running.server.address, frame(aMessage), headers)).toMatchObject(wanted);
    await stillServes(running);
  });
});

describe('size', () => {
  const limits = { maxMessageBytes: 10_000 };
  const large = (size: number): Buffer => withBase(delimited(4, Buffer.alloc(size, 0x20)));

  test('over the bound is denied inside the message', async () => {
    await using running = await run({ limits });
    const answer = await running.client.send('CheckRequest', large(15_000));
    expect(answer.error?.code).toBe('INVALID');
    expect(denialData(answer)).toMatchObject({ code: 'too-large' });
    expect(running.recorded.seen).toContainEqual(['tooLarge', 'request']);
  });

  test('over twice the bound is refused by the transport, with nothing of the message in the status', async () => {
    await using running = await run({ limits });
    const refused = running.client.send('CheckRequest', large(25_000));
    await expect(refused).rejects.toMatchObject({
      code: 8,
      details: 'the message is larger than the maximum',
    });
    await stillServes(running);
  });

  test('twenty megabytes arrive whole', async () => {
    const sizes: number[] = [];
    const hooks: Hooks = {
      ...passingHooks,
      checkResponse: async (message) => {
        sizes.push(message.result.byteLength);
        return { kind: 'pass' };
      },
    };
    await using running = await run({ hooks });
    const mcpResponse = Buffer.alloc(20 * 1024 * 1024, 0x20);
    expect((await running.client.call('CheckResponse', { serviceNames: ['s'], method: 'm', mcpResponse })).result).toBe(
      'pass',
    );
    expect(sizes).toEqual([mcpResponse.byteLength]);
  });

  test('of the headers: ten thousand, a megabyte, doubles and bytes outside UTF-8 are decided', async () => {
    const counts: number[] = [];
    const hooks: Hooks = {
      ...passingHooks,
      checkRequest: async (message) => {
        const headers = message.headers();
        counts.push(headers.ok ? headers.value.length : -1);
        return { kind: 'pass', metadata: {} };
      },
    };
    await using running = await run({ hooks });
    const many = Array.from({ length: 10_000 }, (_, index) => ({ key: `x-${index}`, value: Buffer.from('v') }));
    const odd = [
      { key: 'x', value: Buffer.alloc(1024 * 1024, 0x61) },
      { key: 'x', value: Buffer.from([0xff, 0xfe]) },
    ];
    await running.client.call('CheckRequest', { ...aRequest, headers: many });
    await running.client.call('CheckRequest', { ...aRequest, headers: odd });
    expect(counts).toEqual([10_000, 2]);
  });

  test("of the metadata: a struct deeper than the bound is the hook's fault to see, never a crash", async () => {
    const faults: unknown[] = [];
    const hooks: Hooks = {
      ...passingHooks,
      checkRequest: async (message) => {
        const metadata = message.metadata();
        faults.push(metadata.ok || metadata.error.kind);
        return { kind: 'pass', metadata: {} };
      },
    };
    await using running = await run({ hooks });
    const nested = (depth: number): Buffer =>
      Array.from({ length: depth }).reduce<Buffer>(
        (inner) => delimited(1, Buffer.concat([delimited(1, 'a'), delimited(2, delimited(5, inner))])),
        Buffer.alloc(0),
      );
    await running.client.send('CheckRequest', withBase(delimited(3, nested(10))));
    await running.client.send('CheckRequest', withBase(delimited(3, nested(500))));
    expect(faults).toEqual([true, 'too-deep']);
  });
});

describe('a slow or greedy sender', () => {
  test('whose message does not arrive is given up, others are served meanwhile', async () => {
    await using running = await run({ limits: { bodyTimeoutMs: 100 } });
    const session = await openSession(running.server.address);
    const streams = Array.from({ length: 100 }, () => openStream(session));
    const ends = streams.map(endOf);
    for (const stream of streams) stream.write(frame(aMessage).subarray(0, 20));
    expect((await running.client.call('CheckRequest', aRequest)).result).toBe('pass');
    const codes = (await Promise.all(ends)).map((end) => end.rstCode);
    expect(new Set(codes)).toEqual(new Set([constants.NGHTTP2_ENHANCE_YOUR_CALM]));
    expect(running.recorded.seen.filter((row) => row[0] === 'streamAbandoned')).toHaveLength(100);
    session.destroy();
    await stillServes(running);
  });

  test('over the cap of bytes that arrive at once loses the stream that broke it', async () => {
    await using running = await run({ limits: { maxBytesInFlight: 2_000_000 } });
    const session = await openSession(running.server.address);
    const streams = Array.from({ length: 4 }, () => openStream(session));
    const ends = streams.map(endOf);
    for (const stream of streams) stream.write(frame(Buffer.alloc(900_000), { declared: 1_000_000 }));
    await Promise.race(ends);
    await until(() => running.recorded.count('streamAbandoned') >= 2);
    expect(running.recorded.seen).toContainEqual(['streamAbandoned', 'receive-cap']);
    // Destroying a session from inside one of its own events makes Node's client loop for ever.
    await new Promise((resolve) => setTimeout(resolve, 5));
    session.destroy();
    await stillServes(running);
  });

  test('that goes away with twenty calls in flight leaves nothing behind', async () => {
    const hooks: Hooks = { ...passingHooks, checkResponse: () => new Promise(() => undefined) };
    await using running = await run({ hooks });
    const session = await openSession(running.server.address);
    for (let count = 0; count < 20; count++) {
      openStream(session, { ':path': '/agentgateway.dev.ext_mcp.ExtMcp/CheckResponse' }).end(frame(aMessage));
    }
    await until(() => running.server.callsInFlight === 20);
    session.destroy();
    await until(() => running.server.callsInFlight === 0);
    expect(running.recorded.count('cancelled')).toBe(20);
    await stillServes(running);
  });

  test('that is killed with calls in flight leaves nothing behind', async () => {
    const hooks: Hooks = { ...passingHooks, checkRequest: () => new Promise(() => undefined) };
    await using running = await run({ hooks });
    const script = `
      const session = require('node:http2').connect('http://${running.server.address}');
      for (let i = 0; i < 20; i++) {
        const stream = session.request({ ':method': 'POST', ':path': '/agentgateway.dev.ext_mcp.ExtMcp/CheckRequest',
          'content-type': 'application/grpc', te: 'trailers' });
        stream.end(Buffer.from('${frame(aMessage).toString('hex')}', 'hex'));
      }`;
    const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
    await until(() => running.server.callsInFlight === 20);
    child.kill('SIGKILL');
    await until(() => running.server.callsInFlight === 0);
    expect(running.recorded.count('callEnded')).toBe(20);
  });

  test('that resets eleven hundred streams loses its own connection only', async () => {
    await using running = await run();
    const session = await openSession(running.server.address);
    const over = new Promise<void>((resolve) => session.once('close', () => resolve()));
    const storm = async (): Promise<void> => {
      for (let count = 0; count < 1_200 && !session.destroyed && !session.closed; count++) {
        openStream(session).close(constants.NGHTTP2_CANCEL);
        if (count % 50 === 49) await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await storm();
    await until(() => running.recorded.count('streamReset') >= 900 || session.destroyed);
    session.destroy();
    await over;
    expect(running.recorded.count('streamReset')).toBeGreaterThan(500);
    await stillServes(running);
  });
});

describe('what is not HTTP/2 is closed', () => {
  test.each([
    ['HTTP/1.1', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['a TLS ClientHello', Buffer.from('16030100c8010000c40303', 'hex')],
    ['random bytes', Buffer.from('00ff13374242'.repeat(20), 'hex')],
    ['a preface and then noise', Buffer.concat([PREFACE, Buffer.alloc(200, 0xff)])],
    ['a first frame that is not SETTINGS', Buffer.concat([PREFACE, h2Frame(6, 0, 0, Buffer.alloc(8))])],
    [
      'a window that overflows',
      Buffer.concat([
        PREFACE,
        h2Frame(4, 0, 0),
        h2Frame(8, 0, 0, Buffer.from('7fffffff', 'hex')),
        h2Frame(8, 0, 0, Buffer.from('7fffffff', 'hex')),
      ]),
    ],
    [
      'a flood of CONTINUATION',
      Buffer.concat([
        PREFACE,
        h2Frame(4, 0, 0),
        h2Frame(1, 0, 1, Buffer.from([0x82])),
        ...Array.from({ length: 2_000 }, () => h2Frame(9, 0, 1, Buffer.alloc(64, 0x82))),
      ]),
    ],
  ])('%s', async (_what, bytes) => {
    await using running = await run();
    const { socket, closed } = await openSocket(running.server.address);
    socket.write(bytes);
    await closed;
    await stillServes(running);
  });

  test.each([
    ['a flood of SETTINGS', Array.from({ length: 20_000 }, () => h2Frame(4, 0, 0, Buffer.from('000300000064', 'hex')))],
    ['a flood of PING', Array.from({ length: 20_000 }, () => h2Frame(6, 0, 0, Buffer.alloc(8)))],
    ['DATA on stream 0', [h2Frame(0, 0, 0, Buffer.from('x'))]],
  ])('%s does not stop other connections', async (_what, frames) => {
    await using running = await run();
    const { socket } = await openSocket(running.server.address);
    socket.write(Buffer.concat([PREFACE, h2Frame(4, 0, 0), ...frames]));
    await stillServes(running);
    socket.destroy();
  });
});

describe('connections', () => {
  test('a thousand idle ones do not hinder a call', async () => {
    await using running = await run();
    const opened = await Promise.all(Array.from({ length: 1_000 }, () => openSocket(running.server.address)));
    await stillServes(running);
    for (const { socket } of opened) socket.destroy();
  });

  test('over the cap are dropped and counted; room is made when others leave', async () => {
    await using running = await run({ limits: { maxConnections: 3 } });
    await stillServes(running);
    const kept = await Promise.all([openSocket(running.server.address), openSocket(running.server.address)]);
    const refused = await openSocket(running.server.address);
    await refused.closed;
    expect(running.recorded.count('connectionDropped')).toBe(1);
    for (const { socket } of kept) socket.destroy();
    await Promise.all(kept.map(({ closed }) => closed));
    await until(() => true);
    const session = await openSession(running.server.address);
    session.destroy();
  });
});

test('the smallest message that decodes is one service and one method', async () => {
  await using running = await run();
  expect((await running.client.send('CheckRequest', base)).result).toBe('pass');
});
