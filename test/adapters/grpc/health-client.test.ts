import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAdminHealth, askGrpcHealth } from '../../../src/adapters/grpc/health-client.js';
import type { ListenAddress } from '../../../src/adapters/grpc/listen-address.js';
import { makeCertificate } from '../../helpers/grpc/certificates.js';
import { run } from '../../helpers/grpc/server.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guard-health-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o600 });
  return path;
};

function addressOf(text: string): ListenAddress {
  const [host = '', port] = text.split(':');
  return { kind: 'tcp', host, port: Number(port) };
}

async function listening(server: Server): Promise<ListenAddress> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return { kind: 'tcp', host: '127.0.0.1', port: typeof bound === 'object' && bound !== null ? bound.port : 0 };
}

describe('the health service', () => {
  test('is serving, and not serving once told so', async () => {
    await using running = await run();
    const address = addressOf(running.server.address);
    expect(await askGrpcHealth(address, undefined, 5_000)).toEqual({ kind: 'serving' });
    running.server.setServing(false);
    expect(await askGrpcHealth(address, undefined, 5_000)).toEqual({ kind: 'not-serving' });
  });

  test('answers on a unix socket', async () => {
    const address = { kind: 'unix', path: join(folder, 'guard.sock') } as const;
    await using _running = await run({ listen: address });
    expect(await askGrpcHealth(address, undefined, 5_000)).toEqual({ kind: 'serving' });
  });

  test('answers over mutual TLS, and nobody without the right certificates', async () => {
    const authority = makeCertificate({ name: 'authority' });
    const server = makeCertificate({ name: 'guard', issuer: authority, dnsNames: ['guard.test'] });
    const client = makeCertificate({ name: 'probe', issuer: authority });
    const ca = file('ca.pem', authority.cert);
    const tls = { cert: file('s.pem', server.cert), key: file('s.key', server.key), clientCa: ca };
    await using running = await run({ tls });
    const address = addressOf(running.server.address);
    const own = { cert: file('c.pem', client.cert), key: file('c.key', client.key) };
    const asked = { ca, own, serverName: 'guard.test' };
    expect(await askGrpcHealth(address, asked, 5_000)).toEqual({ kind: 'serving' });
    const unreachable = { kind: 'unreachable', why: 'UNAVAILABLE' };
    expect(await askGrpcHealth(address, { ca, serverName: 'guard.test' }, 5_000)).toEqual(unreachable);
    expect(await askGrpcHealth(address, { ...asked, serverName: 'other.test' }, 5_000)).toEqual(unreachable);
    expect(await askGrpcHealth(address, undefined, 5_000)).toEqual(unreachable);
  });

  test('says why there is no answer', async () => {
    const silent = createTcpServer();
    const address = await listening(silent);
    expect(await askGrpcHealth(address, undefined, 200)).toEqual({ kind: 'unreachable', why: 'DEADLINE_EXCEEDED' });
    silent.close();
    const gone = await askGrpcHealth(address, undefined, 5_000);
    expect(gone).toEqual({ kind: 'unreachable', why: 'UNAVAILABLE' });
  });
});

describe('the admin port', () => {
  const statuses = [
    [200, { kind: 'serving' }],
    [503, { kind: 'not-serving' }],
    [404, { kind: 'unreachable', why: 'HTTP 404' }],
  ] as const;
  test.each(statuses)('with status %i', async (status, answer) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(status).end('body');
    });
    const address = await listening(server);
    expect(await askAdminHealth(address, 5_000)).toEqual(answer);
    expect(asked).toEqual(['/readyz']);
    server.close();
  });

  test('that says nothing, and one that is gone', async () => {
    const silent = createTcpServer();
    const address = await listening(silent);
    expect(await askAdminHealth(address, 200)).toEqual({ kind: 'unreachable', why: 'DEADLINE_EXCEEDED' });
    silent.close();
    expect(await askAdminHealth(address, 5_000)).toEqual({ kind: 'unreachable', why: 'ECONNREFUSED' });
  });
});
