import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants } from 'node:http2';
import { connect as connectTcp, type Socket } from 'node:net';
import { CHECK_REQUEST_PATH } from '../../../src/adapters/grpc/contract.js';

export function openSession(address: string): Promise<ClientHttp2Session> {
  const session = connect(`http://${address}`);
  session.on('error', () => undefined);
  return new Promise((resolve) => session.once('connect', () => resolve(session)));
}

/** Frames a message as gRPC does: compressed flag, length, bytes. `declared` may lie. */
export function frame(message: Uint8Array, { compressed = 0, declared = message.byteLength } = {}): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(compressed, 0);
  head.writeUInt32BE(declared, 1);
  return Buffer.concat([head, message]);
}

export interface StreamEnd {
  readonly httpStatus: number | undefined;
  readonly grpcStatus: string | undefined;
  readonly grpcMessage: string | undefined;
  readonly rstCode: number;
  readonly body: Buffer;
}

export function openStream(session: ClientHttp2Session, headers: Record<string, string> = {}): ClientHttp2Stream {
  const stream = session.request({
    ':method': 'POST',
    ':path': CHECK_REQUEST_PATH,
    'content-type': 'application/grpc',
    te: 'trailers',
    ...headers,
  });
  stream.on('error', () => undefined);
  return stream;
}

/** How a stream ended, however it did. */
export function endOf(stream: ClientHttp2Stream): Promise<StreamEnd> {
  const chunks: Buffer[] = [];
  let httpStatus: number | undefined;
  let grpcStatus: string | undefined;
  let grpcMessage: string | undefined;
  stream.on('response', (headers) => {
    httpStatus = headers[':status'];
    grpcStatus = headers['grpc-status'] as string | undefined;
    grpcMessage = headers['grpc-message'] as string | undefined;
  });
  stream.on('trailers', (trailers) => {
    grpcStatus = trailers['grpc-status'] as string | undefined;
    grpcMessage = trailers['grpc-message'] as string | undefined;
  });
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) =>
    stream.once('close', () =>
      resolve({ httpStatus, grpcStatus, grpcMessage, rstCode: stream.rstCode ?? 0, body: Buffer.concat(chunks) }),
    ),
  );
}

/** One call with these bytes as its body. */
export async function post(address: string, body: Buffer, headers: Record<string, string> = {}): Promise<StreamEnd> {
  const session = await openSession(address);
  const stream = openStream(session, headers);
  const end = endOf(stream);
  stream.end(body);
  const outcome = await end;
  session.destroy();
  return outcome;
}

/** A plain TCP connection, and when it is over. */
export function openSocket(address: string): Promise<{ readonly socket: Socket; readonly closed: Promise<void> }> {
  const colon = address.lastIndexOf(':');
  const socket = connectTcp(Number(address.slice(colon + 1)), address.slice(0, colon));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.resume();
  return new Promise((resolve) => socket.once('connect', () => resolve({ socket, closed })));
}

export const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');

/** An HTTP/2 frame by hand (RFC 9113, section 4.1). */
export function h2Frame(type: number, flags: number, streamId: number, payload: Uint8Array = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.byteLength, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(streamId, 5);
  return Buffer.concat([head, payload]);
}

export const RST_CANCEL = constants.NGHTTP2_CANCEL;
