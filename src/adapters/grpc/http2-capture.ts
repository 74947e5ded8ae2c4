import http2, { type Http2Server, type ServerOptions } from 'node:http2';

/** Per stream: takes most of what a larger window brings, without hurting small calls. Twice that per connection. */
export const STREAM_WINDOW_BYTES = 1024 * 1024;
export const CONNECTION_WINDOW_BYTES = 2 * STREAM_WINDOW_BYTES;
const MAX_FRAME_BYTES = 64 * 1024;

export interface Captured<T> {
  readonly value: T;
  /** The HTTP/2 server that was made meanwhile; undefined when none or more than one was. */
  readonly server: Http2Server | undefined;
}

/**
 * Runs `create` and catches the HTTP/2 server that it makes, with larger receive windows than Node's 64 KiB. grpc-js
 * offers neither the windows nor the server, but makes it by calling http2.createServer while it runs; so that function
 * is exchanged for the length of this one synchronous call. A test fails when a new grpc-js does it otherwise.
 */
export function captureHttp2Server<T>(create: () => T): Captured<T> {
  const servers: Http2Server[] = [];
  const original = http2.createServer;
  const replacement = (options: ServerOptions): Http2Server => {
    const server = original(withWindows(options));
    servers.push(server);
    return server;
  };
  Reflect.set(http2, 'createServer', replacement);
  try {
    const value = create();
    return { value, server: servers.length === 1 ? servers[0] : undefined };
  } finally {
    Reflect.set(http2, 'createServer', original);
  }
}

function withWindows(options: ServerOptions): ServerOptions {
  return {
    ...options,
    settings: { ...options.settings, initialWindowSize: STREAM_WINDOW_BYTES, maxFrameSize: MAX_FRAME_BYTES },
  };
}
