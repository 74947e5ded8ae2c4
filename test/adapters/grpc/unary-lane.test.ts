import { createServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { HookHandler } from '../../../src/adapters/grpc/hook-call.js';
import { openUnaryLane } from '../../../src/adapters/grpc/unary-lane.js';
import { frame, post } from '../../helpers/grpc/raw-http2.js';

const CHECK_REQUEST = '/agentgateway.dev.ext_mcp.ExtMcp/CheckRequest';

const running: Http2Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

/** A server whose other streams are answered with the status 418. */
async function serve(handler: HookHandler): Promise<string> {
  const server = createServer();
  server.on('stream', (stream) => stream.respond({ ':status': 418 }, { endStream: true }));
  openUnaryLane(server, { handlers: new Map([[CHECK_REQUEST, handler]]), maxMessageBytes: 100 });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const echo: HookHandler = (call, answer) => answer(Buffer.from(call.request));
const message = Buffer.from('hello');

describe('a plain call', () => {
  test('is answered with its message, status and trailers', async () => {
    const end = await post(await serve(echo), frame(message));
    expect(end).toMatchObject({ httpStatus: 200, grpcStatus: '0', body: frame(message) });
  });

  test('may be answered later', async () => {
    const later: HookHandler = (call, answer) => void setTimeout(() => answer(call.request), 5);
    expect(await post(await serve(later), frame(message))).toMatchObject({ grpcStatus: '0', body: frame(message) });
  });

  test('tells its trace context', async () => {
    const trace: HookHandler = (call, answer) => answer(Buffer.from(call.traceparent() ?? 'none'));
    const address = await serve(trace);
    const told = async (headers: Record<string, string>) => String((await post(address, frame(message), headers)).body);
    expect([await told({ traceparent: '00-ab' }), await told({})]).toEqual([
      expect.stringContaining('00-ab'),
      expect.stringContaining('none'),
    ]);
  });

  test('whose handler throws fails, and the next is answered', async () => {
    let broken = true;
    const address = await serve((call, answer) => {
      if (broken) throw new Error('4711');
      answer(call.request);
    });
    const failed = await post(address, frame(message));
    expect(failed.grpcStatus).not.toBe('0');
    broken = false;
    expect(await post(address, frame(message))).toMatchObject({ grpcStatus: '0' });
  });
});

describe('a body that is not one message is refused', () => {
  test.each([
    ['too large by its head', frame(message, { declared: 101 }), '8'],
    ['compressed without an encoding', frame(gzipSync(message), { compressed: 1 }), '13'],
    ['two messages', Buffer.concat([frame(message), frame(message)]), '12'],
    ['none', Buffer.alloc(0), '12'],
    ['half a head', Buffer.alloc(3), '12'],
  ])('%s', async (_what, body, status) => {
    const end = await post(await serve(echo), body);
    expect(end).toMatchObject({ grpcStatus: status });
    expect(end.body).toHaveLength(0);
  });
});

test.each([
  ['another method', { ':path': '/grpc.health.v1.Health/Check' }],
  ['a compressed message', { 'grpc-encoding': 'gzip' }],
  ['a deadline', { 'grpc-timeout': '1S' }],
  ['JSON in gRPC', { 'content-type': 'application/grpc+json' }],
  ['no gRPC', { 'content-type': 'application/json' }],
])('%s goes where it went before', async (_what, headers) => {
  expect(await post(await serve(echo), frame(message), headers)).toMatchObject({ httpStatus: 418 });
});
