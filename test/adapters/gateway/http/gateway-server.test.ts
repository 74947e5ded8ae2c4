import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '../../../../src/adapters/gateway/start-gateway.js';
import { withGateway } from '../../../helpers/with-gateway.js';

let gateway: Gateway;

beforeAll(async () => {
  gateway = await withGateway({});
});

afterAll(() => gateway.close());

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
};

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A request as bytes: fetch would repair some of what is tried here. */
function send(
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string | Buffer,
  path = '/mcp',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    const outgoing = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const post = (message: unknown, headers: Readonly<Record<string, string>> = {}) =>
  send('POST', { ...JSON_HEADERS, ...headers }, JSON.stringify(message));

describe('the endpoint', () => {
  const refused: readonly (readonly [string, () => Promise<Answer>, number])[] = [
    ['a body that is not JSON', () => send('POST', JSON_HEADERS, '{'), 400],
    ['a body that is not UTF-8', () => send('POST', JSON_HEADERS, Buffer.from([0x22, 0xff, 0x22])), 400],
    ['a body over 2 MiB', () => send('POST', JSON_HEADERS, `"${'x'.repeat(2 * 1024 * 1024)}"`), 400],
    ['a batch', () => post([INITIALIZE]), 400],
    ['a message that is none', () => post({ hello: 'world' }), 400],
    ['a call without a session', () => post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }), 400],
    ['an unknown session', () => post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { 'mcp-session-id': 'x' }), 404],
    ['a stream without a session', () => send('GET', { accept: 'text/event-stream' }), 400],
    ['the older transport', () => send('GET', { accept: 'text/event-stream' }, undefined, '/sse'), 404],
    ['a foreign Host', () => post(INITIALIZE, { host: 'evil.example.com' }), 403],
    ['a Host that only begins well', () => post(INITIALIZE, { host: 'localhost.evil.example.com' }), 403],
    ['a foreign Origin', () => post(INITIALIZE, { origin: 'http://evil.example.com' }), 403],
    ['a client that takes no event stream', () => post(INITIALIZE, { accept: 'application/json' }), 406],
    ['a body of another type', () => post(INITIALIZE, { 'content-type': 'text/plain' }), 415],
    ['another HTTP method', () => send('PUT', { 'mcp-session-id': 'x' }), 404],
  ];

  it.each(refused)('refuses %s', async (_title, work, status) => {
    const answer = await work();
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } });
  });

  it('lets a client in and answers unknown methods', async () => {
    const response = await fetch(gateway.url, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify(INITIALIZE),
    });
    expect(await response.text()).toContain('"serverInfo"');
    const session = { 'mcp-session-id': response.headers.get('mcp-session-id') ?? '' };
    expect((await post({ jsonrpc: '2.0', id: 2, method: 'made/up' }, session)).body).toContain('-32601');
    expect((await post({ jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 5 } }, session)).body).toContain(
      '-32602',
    );
    expect(
      (await post({ jsonrpc: '2.0', id: 4, method: 'initialize', params: INITIALIZE.params }, session)).status,
    ).toBe(400);
  });
});
