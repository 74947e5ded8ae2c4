import { connect as connectTcp } from 'node:net';
import { describe, expect, test } from 'vitest';
import { PooledClient } from '../helpers/grpc/pooled-client.js';
import { frame, openSession, openStream } from '../helpers/grpc/raw-http2.js';
import { aRequest, until } from '../helpers/grpc/server.js';
import { keepCalling } from '../helpers/load.js';
import { type ServeProcess, startServe } from '../helpers/serve-process.js';

const logged = (serve: ServeProcess, msg: string): boolean => serve.log.some((row) => row.msg === msg);

/** What /readyz and a new connection say while a server stops. */
async function refusesConnections(address: string): Promise<boolean> {
  const [host = '', port] = address.split(':');
  const socket = connectTcp(Number(port), host);
  const refused = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(false));
    socket.once('error', () => resolve(true));
  });
  socket.destroy();
  return refused;
}

describe('SIGTERM under load', () => {
  test('with a standby fails no call, three restarts in a row', async () => {
    const first = await startServe();
    const second = await startServe();
    let standby = second;
    let serving = first;
    const client = new PooledClient([first.grpc, second.grpc], aRequest);
    const load = keepCalling(16, () => client.call());
    for (let restart = 0; restart < 3; restart++) {
      const before = load.done;
      await until(() => load.done > before + 200);
      expect(await serving.stop('SIGTERM')).toBe(0);
      expect(logged(serving, 'stopped')).toBe(true);
      const { grpc } = serving;
      [serving, standby] = [standby, await startServe('--listen', grpc)];
    }
    await load.stop();
    client.close();
    expect(load.failures).toEqual([]);
    expect(load.done).toBeGreaterThan(600);
    for (const one of [serving, standby]) expect(await one.stop('SIGTERM')).toBe(0);
  });

  test('waits for large results that are being scanned, and answers them', async () => {
    await using serve = await startServe('--workers', '1');
    const text = 'some ordinary words of a page that somebody wrote\n'.repeat(100_000);
    const mcpResponse = Buffer.from(JSON.stringify({ content: [{ type: 'text', text }] }));
    const message = { serviceNames: ['files'], method: 'tools/call', mcpResponse };
    const load = keepCalling(2, async () => {
      expect((await serve.client.call('CheckResponse', message)).result).toBe('pass');
    });
    const inFlight = /^extmcp_guard_calls_in_flight\{hook="response"\} [1-9]/m;
    while (!inFlight.test(await serve.metrics())) await new Promise((resolve) => setTimeout(resolve, 5));
    const ended = load.stop();
    expect(await serve.stop('SIGTERM')).toBe(0);
    await ended;
    expect(load.failures).toEqual([]);
  });

  test('first waits for the delay, still serving, and says that it is not for new ones', async () => {
    await using serve = await startServe('--drain-delay', '1s');
    serve.child.kill('SIGTERM');
    await until(() => logged(serve, 'stopping'));
    expect((await serve.client.call('CheckRequest', aRequest)).result).toBe('pass');
    expect(await refusesConnections(serve.grpc)).toBe(false);
    expect(await serve.exited).toBe(0);
    expect(await refusesConnections(serve.grpc)).toBe(true);
  });
});

describe('SIGTERM ends the server with 0 although', () => {
  test('a message never comes to its end, and a watcher of its health never leaves', async () => {
    await using serve = await startServe();
    const session = await openSession(serve.grpc);
    const half = openStream(session);
    half.write(frame(Buffer.alloc(0), { declared: 100 }));
    const watch = openStream(session, { ':path': '/grpc.health.v1.Health/Watch' });
    watch.end(frame(Buffer.alloc(0)));
    const watching = new Promise<void>((resolve) => watch.once('data', () => resolve()));
    await watching;
    expect(await serve.stop('SIGTERM')).toBe(0);
    session.destroy();
  });

  test('a client keeps its connection open and silent', async () => {
    await using serve = await startServe();
    const session = await openSession(serve.grpc);
    expect(await serve.stop('SIGTERM')).toBe(0);
    session.destroy();
  });
});
