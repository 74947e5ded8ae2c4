import { MAX_MESSAGE_BYTES } from './channel.js';

export interface HttpServer {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request that failed before an answer came, in words without an address. */
export async function httpRequest(server: HttpServer, init: RequestInit): Promise<Response> {
  try {
    // A redirect would carry the caller's headers to a place that nobody named.
    return await fetch(server.url, { ...init, redirect: 'error' });
  } catch (error) {
    throw new Error(`no HTTP answer (${causeOf(error)})`);
  }
}

/** The body as text; throws above the size that a message may have. */
export async function bodyText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_MESSAGE_BYTES) throw new Error(`the server sent more than ${MAX_MESSAGE_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

export function isEventStream(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').toLowerCase().startsWith('text/event-stream');
}

/** The system's name of a network fault, such as ECONNREFUSED; undici wraps it. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}
