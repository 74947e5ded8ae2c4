import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type AdminOptions, type AdminServer, startAdminServer } from '../../../src/adapters/admin/admin-server.js';
import { createMetrics } from '../../../src/adapters/admin/metrics.js';

interface Open extends AsyncDisposable {
  readonly server: AdminServer;
  readonly faults: unknown[];
}

async function open(options: Partial<AdminOptions> = {}): Promise<Open> {
  const faults: unknown[] = [];
  const server = await startAdminServer({
    listen: { kind: 'tcp', host: '127.0.0.1', port: 0 },
    metrics: createMetrics({ version: '1.2.3' }),
    health: () => ({ ok: true, details: {} }),
    readiness: () => ({ ok: true, details: { fingerprint: 'abc' } }),
    policy: () => ({ mode: 'enforce' }),
    onFault: (error) => faults.push(error),
    ...options,
  });
  return { server, faults, [Symbol.asyncDispose]: () => server.close() };
}

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

function ask(
  address: string,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
  body = '',
): Promise<Answer> {
  const [host, port] = address.split(':');
  return new Promise((resolve, reject) => {
    const call = request({ host, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

describe('the admin server', () => {
  test('serves metrics in the format of Prometheus', async () => {
    await using opened = await open();
    const answer = await ask(opened.server.address, '/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.body).toContain('extmcp_guard_build_info{version="1.2.3"');
    expect(answer.body).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  test.each([
    ['/healthz', 200, { ok: true }],
    ['/readyz', 200, { ok: true, fingerprint: 'abc' }],
    ['/readyz?verbose', 200, { ok: true, fingerprint: 'abc' }],
    ['/policy', 200, { mode: 'enforce' }],
  ])('answers %s', async (path, status, body) => {
    await using opened = await open();
    const answer = await ask(opened.server.address, path);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual(body);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  test('says 503 when a probe is not satisfied', async () => {
    await using opened = await open({ readiness: () => ({ ok: false, details: { why: 'no workers' } }) });
    const answer = await ask(opened.server.address, '/readyz');
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body)).toEqual({ ok: false, why: 'no workers' });
  });

  test('answers HEAD with the length and without the body', async () => {
    await using opened = await open();
    const answer = await ask(opened.server.address, '/policy', 'HEAD');
    expect(answer).toMatchObject({ status: 200, body: '' });
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(10);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('refuses %s', async (method) => {
    await using opened = await open();
    const answer = await ask(
      opened.server.address,
      '/policy',
      method,
      {},
      method.startsWith('P') ? 'x'.repeat(100_000) : '',
    );
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  test.each(['/', '/policy/', '/../policy', '/metrics/x', '/%2e%2e/policy', '//policy'])(
    'knows no %s',
    async (path) => {
      await using opened = await open();
      expect((await ask(opened.server.address, path)).status).toBe(404);
    },
  );

  test('answers a fault with a plain 500 and reports it', async () => {
    await using opened = await open({
      policy: () => {
        throw new Error('secret 4711');
      },
    });
    const answer = await ask(opened.server.address, '/policy');
    expect(answer).toMatchObject({ status: 500, body: 'internal error\n' });
    expect(opened.faults).toHaveLength(1);
  });

  test.each([
    ['headers of 20 KB', `GET /policy HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431/],
    [
      'two lengths',
      'GET /policy HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      /^HTTP\/1\.1 400/,
    ],
    ['no HTTP', 'hello\r\n\r\n', /^HTTP\/1\.1 400/],
  ])('refuses %s', async (_what, text, wanted) => {
    await using opened = await open();
    const [host = '', port = ''] = opened.server.address.split(':');
    const received = await new Promise<string>((resolve) => {
      let all = '';
      const socket = connect(Number(port), host, () => socket.write(text));
      socket.on('data', (chunk: Buffer) => {
        all += chunk.toString('latin1');
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(all));
    });
    expect(received).toMatch(wanted);
    expect((await ask(opened.server.address, '/healthz')).status).toBe(200);
  });

  test('rejects an address that is taken', async () => {
    await using opened = await open();
    const port = Number(opened.server.address.split(':')[1]);
    await expect(open({ listen: { kind: 'tcp', host: '127.0.0.1', port } })).rejects.toThrow(`127.0.0.1:${port}`);
  });
});
