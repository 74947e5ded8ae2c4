import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:tls';
import type { GrpcEvents } from './grpc-events.js';
import { formatListenAddress, type ListenAddress } from './listen-address.js';
import type { TlsFiles } from './server-options.js';
import { tlsListenerOptions } from './tls-files.js';
import { watchTlsFiles } from './tls-reload.js';
import { listenWithMode, removeStaleSocket } from './unix-socket.js';

export interface ListenerOptions {
  readonly address: ListenAddress;
  readonly tls: TlsFiles | undefined;
  readonly tlsPollMs: number;
  readonly unixMode: number;
  readonly maxConnections: number;
  readonly events: GrpcEvents;
  /** Gets each connection, after the handshake under TLS. */
  readonly accept: (socket: Socket) => void;
}

/** A bound listening socket and the connections that came through it. */
export interface Listener {
  /** What was bound, in the form of `--listen`. */
  readonly address: string;
  /** Open connections. */
  readonly sockets: ReadonlySet<Socket>;
  /** Takes no new connections from now on. */
  stop(): void;
}

/** Binds. Rejects with the address and the reason when it cannot. */
export async function startListener(options: ListenerOptions): Promise<Listener> {
  const { address, events } = options;
  const sockets = new Set<Socket>();
  const accept = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // The HTTP/2 session reports its own end; an unheard error event would end the process.
    socket.on('error', () => undefined);
    options.accept(socket);
  };
  const { server, stopWatching } = createListener(options, accept);
  server.maxConnections = options.maxConnections;
  server.on('drop', () => events.connectionDropped());
  const bound = await bind(server, address, options.unixMode);
  server.on('error', (error) => events.fault('listener', error));
  return {
    address: formatListenAddress(bound),
    sockets,
    stop() {
      stopWatching();
      server.close();
    },
  };
}

function createListener(
  { tls, tlsPollMs, events }: ListenerOptions,
  accept: (socket: Socket) => void,
): { readonly server: Server; readonly stopWatching: () => void } {
  if (tls === undefined) return { server: createServer({ noDelay: true }, accept), stopWatching: () => undefined };
  const server: TlsServer = createTlsServer(tlsListenerOptions(tls), accept);
  server.on('connection', (socket: Socket) => socket.setNoDelay(true));
  server.on('tlsClientError', () => events.tlsHandshakeFailed());
  return { server, stopWatching: watchTlsFiles(server, tls, tlsPollMs, events) };
}

async function bind(server: Server, address: ListenAddress, unixMode: number): Promise<ListenAddress> {
  if (address.kind === 'unix') await removeStaleSocket(address.path);
  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void =>
      reject(new Error(`cannot listen on ${formatListenAddress(address)}: ${error.message}`, { cause: error }));
    server.once('error', refuse);
    server.once('listening', () => {
      server.off('error', refuse);
      resolve(boundAddress(server, address));
    });
    if (address.kind === 'unix') listenWithMode(server, address.path, unixMode);
    else server.listen({ host: address.host, port: address.port });
  });
}

function boundAddress(server: Server, wanted: ListenAddress): ListenAddress {
  const bound = server.address();
  if (wanted.kind === 'unix' || bound === null || typeof bound === 'string') return wanted;
  return { kind: 'tcp', host: bound.address, port: bound.port };
}
