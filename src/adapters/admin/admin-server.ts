import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { JsonObject } from '../../domain/json/types.js';
import { formatListenAddress, type ListenAddress } from '../grpc/listen-address.js';

/** Whether a probe is satisfied, and the details that its body shows. */
export interface ProbeReport {
  readonly ok: boolean;
  readonly details: JsonObject;
}

export interface AdminOptions {
  readonly listen: ListenAddress;
  readonly metrics: { text(): Promise<string>; readonly contentType: string };
  /** Whether the process should live: the main loop turns. */
  readonly health: () => ProbeReport;
  /** Whether it should get calls: bound, policy in force, workers up. */
  readonly readiness: () => ProbeReport;
  /** The effective policy, without secrets. */
  readonly policy: () => JsonObject;
  /** Gets faults of a handler; the answer is a plain 500. */
  readonly onFault: (error: unknown) => void;
}

export interface AdminServer {
  /** What was bound, as `host:port`. */
  readonly address: string;
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const MAX_CONNECTIONS = 64;
const MAX_HEADER_BYTES = 8 * 1024;
const TEXT = 'text/plain; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Starts the admin server: read-only, GET and HEAD only. Rejects when it cannot bind. */
export async function startAdminServer(options: AdminOptions): Promise<AdminServer> {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: 5_000 }, (request, response) => {
    respond(options, request).then(
      (reply) => send(request, response, reply),
      (error: unknown) => {
        options.onFault(error);
        send(request, response, { status: 500, type: TEXT, body: 'internal error\n' });
      },
    );
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.headersTimeout = 5_000;
  server.requestTimeout = 10_000;
  server.timeout = 30_000;
  const address = await listen(server, options.listen);
  server.on('error', options.onFault);
  return {
    address,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(options: AdminOptions, request: IncomingMessage): Promise<Reply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, type: TEXT, body: 'only GET and HEAD\n' };
  }
  const path = (request.url ?? '').split('?', 1)[0];
  switch (path) {
    case '/metrics':
      return { status: 200, type: options.metrics.contentType, body: await options.metrics.text() };
    case '/healthz':
      return probe(options.health());
    case '/readyz':
      return probe(options.readiness());
    case '/policy':
      return json(200, options.policy());
    default:
      return { status: 404, type: TEXT, body: 'not found: try /metrics, /healthz, /readyz or /policy\n' };
  }
}

function probe(report: ProbeReport): Reply {
  return json(report.ok ? 200 : 503, { ok: report.ok, ...report.details });
}

function json(status: number, value: JsonObject): Reply {
  return { status, type: JSON_TYPE, body: `${JSON.stringify(value, null, 2)}\n` };
}

function send(request: IncomingMessage, response: ServerResponse, { status, type, body }: Reply): void {
  // A body has no meaning here: it is thrown away, and the connection with it.
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    ...(hasBody ? { connection: 'close' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function listen(server: Server, address: ListenAddress): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void =>
      reject(new Error(`cannot listen on ${formatListenAddress(address)}: ${error.message}`, { cause: error }));
    server.once('error', refuse);
    server.listen(address.kind === 'unix' ? { path: address.path } : { host: address.host, port: address.port }, () => {
      server.off('error', refuse);
      const bound = server.address();
      const host = bound === null || typeof bound === 'string' ? address : undefined;
      resolve(formatListenAddress(host ?? boundTcp(bound, address)));
    });
  });
}

function boundTcp(bound: ReturnType<Server['address']>, wanted: ListenAddress): ListenAddress {
  if (bound === null || typeof bound === 'string') return wanted;
  return { kind: 'tcp', host: bound.address, port: bound.port };
}
