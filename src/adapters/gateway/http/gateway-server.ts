import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ApiKeyDocument } from '../config/document.js';
import type { Exchange } from '../relay/client-requests.js';
import { ERROR, readMessage } from '../relay/json-rpc.js';
import { isLocalRequest } from './allowed-origin.js';
import { authenticate } from './authenticate.js';
import type { ClientSession } from './client-session.js';
import { readJsonBody } from './read-body.js';
import { headerMap, requestHeaders } from './request-headers.js';
import type { SessionRegistry } from './session-registry.js';

export interface HttpOptions {
  readonly apiKey: ApiKeyDocument | undefined;
  readonly sessions: Pick<SessionRegistry, 'open' | 'adopt' | 'find'>;
}

/** What the SDK's transport reads of a request. The rest is the guards' business. */
const TRANSPORT_HEADERS = [
  'accept',
  'content-type',
  'mcp-session-id',
  'mcp-protocol-version',
  'last-event-id',
] as const;

/** The HTTP side of the development gateway: one MCP endpoint, on any path but `/sse`. */
export function createGatewayServer(options: HttpOptions): Server {
  return createServer((request, response) => {
    handle(request, options)
      .catch(() => refuse(500, ERROR.internal, 'the development gateway failed'))
      .then((answer) => write(response, answer))
      .catch(() => response.destroy());
  });
}

async function handle(request: IncomingMessage, options: HttpOptions): Promise<Response> {
  if (!isLocalRequest(request)) return refuse(403, ERROR.connectionClosed, 'Host and Origin must name this machine');
  if (request.url?.split('?', 1)[0] === '/sse')
    return refuse(404, ERROR.connectionClosed, 'the SSE transport is not served: use /mcp');
  const caller = authenticate(requestHeaders(request), options.apiKey);
  if (!caller.ok) return refuse(401, ERROR.connectionClosed, caller.error);
  const id = header(request, 'mcp-session-id');
  const known = id === undefined ? undefined : options.sessions.find(id);
  if (id !== undefined && known === undefined) return refuse(404, ERROR.connectionClosed, 'Session not found');
  if (request.method === 'POST') {
    return post(request, exchangeOf(request, caller.value.headers, caller.value.apiKey), known, options);
  }
  if (known === undefined) return refuse(400, ERROR.connectionClosed, 'Mcp-Session-Id header is required');
  if (request.method === 'DELETE') return known.delete(toFetchRequest(request));
  const answer = await known.get(toFetchRequest(request));
  if (answer.status === 200) request.once('close', () => known.streamClosed());
  return answer;
}

async function post(
  request: IncomingMessage,
  exchange: Exchange,
  known: ClientSession | undefined,
  options: HttpOptions,
): Promise<Response> {
  const body = await readJsonBody(request);
  if (!body.ok) return refuse(400, ERROR.invalidRequest, body.error);
  const message = readMessage(body.value);
  if (message === undefined) return refuse(400, ERROR.invalidRequest, 'the body is not one JSON-RPC message');
  const delivery = { message, body: body.value, exchange };
  if (known !== undefined) return known.post(toFetchRequest(request), delivery);
  if (message.kind !== 'request' || message.method !== 'initialize') {
    return refuse(400, ERROR.connectionClosed, 'Mcp-Session-Id header is required');
  }
  const session = options.sessions.open();
  const answer = await session.post(toFetchRequest(request), delivery);
  const id = session.id();
  if (id === undefined) await session.close();
  else options.sessions.adopt(id, session);
  return answer;
}

function exchangeOf(
  request: IncomingMessage,
  headers: Exchange['headers'],
  apiKey: Exchange['scope']['apiKey'],
): Exchange {
  const host = request.headers.host ?? '';
  const uri = request.url ?? '/';
  const path = uri.split('?', 1)[0] ?? uri;
  const method = request.method ?? 'GET';
  const scope = { method, scheme: 'http', host, path, uri, headers: headerMap(headers) };
  return { headers, scope: { request: scope, jwt: null, apiKey, mcpGuardrails: {} } };
}

function toFetchRequest(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const name of TRANSPORT_HEADERS) {
    const value = header(request, name);
    if (value !== undefined) headers.set(name, value);
  }
  return new Request('http://127.0.0.1/mcp', { method: request.method ?? 'GET', headers });
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Before a message is understood there is no id to answer to. */
function refuse(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status });
}

async function write(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body === null) return void response.end();
  response.flushHeaders();
  await pipeline(Readable.fromWeb(answer.body), response);
}
