import type { Channel, ChannelEvents } from './channel.js';
import { bodyText, type HttpServer, httpRequest, isEventStream } from './http-request.js';
import { readSse } from './sse-reader.js';

/** An HTTP status that MCP does not answer a message with. */
export class HttpStatusError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.name = 'HttpStatusError';
    this.status = status;
  }
}

/** Streamable HTTP: one POST a message, answered with JSON or a stream; the session's id goes along from then on. */
export function openHttpChannel(server: HttpServer, events: ChannelEvents): Channel {
  const stop = new AbortController();
  const session: Record<string, string> = {};
  return {
    async send(message) {
      const response = await httpRequest(server, {
        method: 'POST',
        headers: {
          ...server.headers,
          ...session,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: message,
        signal: stop.signal,
      });
      const id = response.headers.get('mcp-session-id');
      if (id !== null) session['mcp-session-id'] = id;
      await readAnswer(response, events);
      return 'exchanged';
    },
    negotiated(version) {
      session['mcp-protocol-version'] = version;
    },
    async close() {
      stop.abort();
      if (session['mcp-session-id'] === undefined) return;
      const headers = { ...server.headers, ...session };
      const signal = AbortSignal.timeout(CLOSE_MS);
      const response = await httpRequest(server, { method: 'DELETE', headers, signal }).catch(() => undefined);
      await response?.body?.cancel();
    },
  };
}

const CLOSE_MS = 2000;

async function readAnswer(response: Response, events: ChannelEvents): Promise<void> {
  if (response.ok && isEventStream(response) && response.body !== null)
    return readSse(response.body, ({ data }) => events.message(data));
  const text = await bodyText(response);
  // Older gateways answer a refused call with status 400 and the JSON-RPC error in the body.
  if (response.ok || text.startsWith('{"jsonrpc"')) {
    if (text.trim() !== '') events.message(text);
    return;
  }
  throw new HttpStatusError(response.status);
}
