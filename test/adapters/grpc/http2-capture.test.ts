import http2 from 'node:http2';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { describe, expect, test } from 'vitest';
import {
  CONNECTION_WINDOW_BYTES,
  captureHttp2Server,
  STREAM_WINDOW_BYTES,
} from '../../../src/adapters/grpc/http2-capture.js';
import { DEFAULT_SERVER_LIMITS } from '../../../src/adapters/grpc/server-options.js';
import { watchSessions } from '../../../src/adapters/grpc/session-watch.js';
import { openSession } from '../../helpers/grpc/raw-http2.js';
import { recordEvents, run, until } from '../../helpers/grpc/server.js';

describe('the HTTP/2 server of grpc-js', () => {
  test('is still made by http2.createServer, so that it can be caught', () => {
    const server = new Server();
    const captured = captureHttp2Server(() => server.createConnectionInjector(ServerCredentials.createInsecure()));
    expect(captured.server).toBeDefined();
    captured.value.destroy();
    server.forceShutdown();
  });

  test('announces the larger windows, and grants them', async () => {
    await using running = await run({ limits: { maxConcurrentStreams: 77 } });
    const session = await openSession(running.server.address);
    await until(() => session.remoteSettings.initialWindowSize === STREAM_WINDOW_BYTES);
    expect(session.remoteSettings).toMatchObject({ maxConcurrentStreams: 77, maxFrameSize: 65_536 });
    await until(() => session.state.remoteWindowSize === CONNECTION_WINDOW_BYTES);
    session.destroy();
  });
});

test('the exchange of http2.createServer ends with the call, also when it throws', () => {
  const before = http2.createServer;
  expect(() =>
    captureHttp2Server(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(http2.createServer).toBe(before);
});

test('a grpc-js that does it otherwise is reported, and served with its own windows', () => {
  const { events, seen } = recordEvents();
  const captured = captureHttp2Server(() => 'nothing');
  expect(captured).toEqual({ value: 'nothing', server: undefined });
  watchSessions(captured.server, DEFAULT_SERVER_LIMITS, events).close();
  expect(seen[0]?.slice(0, 2)).toEqual(['fault', 'http2-hook-missing']);
});
