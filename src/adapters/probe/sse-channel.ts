import type { Channel, ChannelEvents } from './channel.js';
import { HttpStatusError } from './http-channel.js';
import { type HttpServer, httpRequest, isEventStream } from './http-request.js';
import { readSse } from './sse-reader.js';

/** The transport of protocol 2024-11-05: a standing stream that names the address for messages and brings every reply. */
export function openSseChannel(server: HttpServer, events: ChannelEvents): Channel {
  const stop = new AbortController();
  const endpoint = openStream(server, events, stop.signal);
  endpoint.catch(() => undefined);
  return {
    async send(message) {
      const url = await endpoint;
      const headers = { ...server.headers, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: message, signal: stop.signal };
      const response = await httpRequest({ ...server, url }, init);
      await response.body?.cancel();
      if (!response.ok) throw new HttpStatusError(response.status);
      return 'sent';
    },
    negotiated: () => undefined,
    async close() {
      stop.abort();
    },
  };
}

function openStream(server: HttpServer, events: ChannelEvents, signal: AbortSignal): Promise<URL> {
  return new Promise((resolve, reject) => {
    const run = async (): Promise<void> => {
      const headers = { ...server.headers, accept: 'text/event-stream' };
      const response = await httpRequest(server, { method: 'GET', headers, signal });
      if (!response.ok || !isEventStream(response) || response.body === null) {
        await response.body?.cancel();
        throw new HttpStatusError(response.status);
      }
      await readSse(response.body, ({ event, data }) => {
        if (event === 'endpoint') resolve(sameOrigin(data, server.url));
        else events.message(data);
      });
    };
    run().then(
      () => {
        events.closed('the server ended its stream');
        reject(new Error('the server ended its stream'));
      },
      (error: unknown) => {
        const fault = error instanceof Error ? error : new Error('the stream broke');
        events.closed(fault.message);
        reject(fault);
      },
    );
  });
}

/** The address for messages. Another origin would get the caller's headers. */
function sameOrigin(address: string, base: URL): URL {
  const url = new URL(address, base);
  if (url.origin !== base.origin) throw new Error('the server names an address of another origin');
  return url;
}
