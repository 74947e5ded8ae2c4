import type { Http2Server, ServerHttp2Session } from 'node:http2';
import type { GrpcEvents } from './grpc-events.js';
import { CONNECTION_WINDOW_BYTES } from './http2-capture.js';
import type { ServerLimits } from './server-options.js';
import { StreamWatch } from './stream-watch.js';

/** Only reflection streams are open-ended on the client's side. */
const LONG_LIVED_PREFIX = '/grpc.reflection.';

/** Raises each connection's window and follows its streams. Without a server to watch it reports that, and does nothing. */
export function watchSessions(
  server: Http2Server | undefined,
  { bodyTimeoutMs, maxBytesInFlight }: ServerLimits,
  events: GrpcEvents,
): Pick<StreamWatch, 'close'> {
  const streams = new StreamWatch({ bodyTimeoutMs, maxReceivingBytes: maxBytesInFlight, events });
  if (server === undefined) {
    events.fault('http2-hook-missing', new Error('grpc-js no longer makes its server by http2.createServer'));
    return streams;
  }
  server.on('session', (session: ServerHttp2Session) => session.setLocalWindowSize(CONNECTION_WINDOW_BYTES));
  server.on('stream', (stream, headers) => {
    if (headers[':path']?.startsWith(LONG_LIVED_PREFIX) !== true) streams.add(stream);
  });
  return streams;
}
