import { constants, type Http2Server, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { type FrameFault, FrameReader, framed, Reservations } from './frame-reader.js';
import type { HookCall, HookHandler } from './hook-call.js';
import { TurnQueue } from './turn-queue.js';

export interface UnaryLaneOptions {
  /** By path. */
  readonly handlers: ReadonlyMap<string, HookHandler>;
  /** A longer message is refused as soon as its head says so. */
  readonly maxMessageBytes: number;
}

const CONTENT_TYPES = new Set<string | undefined>(['application/grpc', 'application/grpc+proto']);
const REPLY_HEADERS = { ':status': 200, 'content-type': 'application/grpc+proto' };
/** Complete, since Node copies and completes it for every answer. A date helps no caller of ours. */
const REPLY_OPTIONS = { waitForTrailers: true, endStream: false, sendDate: false };
const OK_TRAILERS = { 'grpc-status': 0 };
/** Room for large messages that are arriving: two of the largest by default. Those beyond are put together later. */
const RESERVED_BYTES = 128 * 1024 * 1024;
/** Counted against the bytes in flight at once; and a worker may have it meanwhile. */
const LARGE_BYTES = 16 * 1024;

/** gRPC status and text for a stream that brings no message of ours. Nothing of the message is in the text. */
const REFUSALS: Readonly<Record<FrameFault, readonly [status: number, text: string]>> = {
  'too-large': [8, 'the message is larger than the maximum'],
  compressed: [13, 'the message is compressed without an encoding'],
  'more-than-one': [12, 'more than one message'],
  none: [12, 'no message'],
};

/**
 * Answers plain calls of the handlers' methods straight from the HTTP/2 stream. Through grpc-js a small call costs more than
 * its decision does. All else goes where it went before: other methods, compressed messages, calls with a deadline of
 * their own, and whatever is no gRPC.
 */
export function openUnaryLane(server: Http2Server, { handlers, maxMessageBytes }: UnaryLaneOptions): void {
  const others = server.listeners('stream');
  const lane: Lane = { maxMessageBytes, reservations: new Reservations(RESERVED_BYTES), queue: new TurnQueue() };
  server.removeAllListeners('stream');
  server.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders, ...rest: readonly unknown[]) => {
    const handler = isPlain(headers) ? handlers.get(headers[':path'] ?? '') : undefined;
    if (handler !== undefined) takeCall(stream, headers, handler, lane);
    else for (const other of others) Reflect.apply(other, server, [stream, headers, ...rest]);
  });
}

/** Nothing asks for more than one message each way, as it is. */
function isPlain(headers: IncomingHttpHeaders): boolean {
  const encoding = headers['grpc-encoding'];
  return (
    headers[':method'] === 'POST' &&
    CONTENT_TYPES.has(headers['content-type']) &&
    headers['grpc-timeout'] === undefined &&
    (encoding === undefined || encoding === 'identity')
  );
}

/** What all calls share. */
interface Lane {
  readonly maxMessageBytes: number;
  readonly reservations: Reservations;
  readonly queue: TurnQueue;
}

function takeCall(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  handler: HookHandler,
  { maxMessageBytes, reservations, queue }: Lane,
): void {
  const frame = new FrameReader(maxMessageBytes, reservations);
  let refused = false;
  const refuseFor = (fault: FrameFault): void => {
    refused = true;
    refuse(stream, fault);
  };
  // Each error is followed by the stream's close, which is what counts.
  stream.on('error', ignore);
  stream.on('close', () => frame.release());
  stream.on('data', (chunk: Buffer) => {
    const fault = refused ? undefined : frame.add(chunk);
    if (fault !== undefined) refuseFor(fault);
  });
  stream.on('end', () => {
    frame.release();
    if (refused) return;
    const message = frame.message();
    if (typeof message === 'string') refuseFor(message);
    else if (message.length >= LARGE_BYTES) decide(stream, callOf(stream, headers, message), handler);
    else queue.run(() => decide(stream, callOf(stream, headers, message), handler));
  });
}

/** A handler answers whatever happens in it; should one throw all the same, the call fails and the process stays. */
function decide(stream: ServerHttp2Stream, call: HookCall, handler: HookHandler): void {
  if (isGone(stream)) return;
  try {
    handler(call, (reply) => send(stream, reply));
  } catch {
    stream.close(constants.NGHTTP2_INTERNAL_ERROR);
  }
}

function ignore(): void {}

function callOf(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, request: Buffer): HookCall {
  return {
    request,
    traceparent: () => {
      const value = headers.traceparent;
      return typeof value === 'string' ? value : undefined;
    },
    onCancelled: (act) => stream.once('close', act),
  };
}

function send(stream: ServerHttp2Stream, reply: Buffer): void {
  if (isGone(stream)) return;
  stream.respond(REPLY_HEADERS, REPLY_OPTIONS);
  stream.once('wantTrailers', () => stream.sendTrailers(OK_TRAILERS));
  stream.end(framed(reply));
}

/** An answer of trailers alone. What still arrives is read and dropped, as far as the watch over streams lets it. */
function refuse(stream: ServerHttp2Stream, fault: FrameFault): void {
  if (isGone(stream)) return;
  const [status, text] = REFUSALS[fault];
  stream.respond({ ...REPLY_HEADERS, 'grpc-status': status, 'grpc-message': text }, { endStream: true });
}

function isGone(stream: ServerHttp2Stream): boolean {
  return stream.destroyed || stream.closed;
}
