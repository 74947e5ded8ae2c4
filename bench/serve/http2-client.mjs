// A client for machines without h2load, and the probe of latencies. Frames are made before; answers are not decoded.
import { connect } from 'node:http2';

export const PATH = '/agentgateway.dev.ext_mcp.ExtMcp/';
const WINDOW_BYTES = 16 * 1024 * 1024;

export async function openSession(address, { tls = false } = {}) {
  const session = connect(`${tls ? 'https' : 'http'}://${address}`, {
    settings: { initialWindowSize: WINDOW_BYTES },
    rejectUnauthorized: false,
  });
  await new Promise((resolve, reject) => {
    session.once('connect', resolve);
    session.once('error', reject);
  });
  session.setLocalWindowSize(WINDOW_BYTES);
  return session;
}

/** One call; the framed answer. Rejects unless the gRPC status is 0. */
export function callOnce(session, hook, frame) {
  return new Promise((resolve, reject) => {
    const stream = session.request({
      ':method': 'POST',
      ':path': PATH + hook,
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    const chunks = [];
    let status;
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('trailers', (trailers) => {
      status = trailers['grpc-status'];
    });
    stream.on('error', reject);
    stream.on('close', () =>
      status === '0' ? resolve(Buffer.concat(chunks)) : reject(new Error(`gRPC status ${status}`)),
    );
    stream.end(frame);
  });
}

/** Sends `calls` calls, `inFlight` at a time; milliseconds of all together. */
export async function drive(address, { hook, frame, calls, inFlight, tls }) {
  const session = await openSession(address, { tls });
  const started = performance.now();
  let left = calls;
  const loop = async () => {
    while (left-- > 0) await callOnce(session, hook, frame);
  };
  await Promise.all(Array.from({ length: inFlight }, loop));
  const ms = performance.now() - started;
  session.destroy();
  return ms;
}

/** Latencies, in milliseconds, of calls that start at a fixed rate whatever becomes of the ones before. */
export async function probe(address, { hook, frame, perSecond, seconds }) {
  const session = await openSession(address);
  const calls = [];
  const started = performance.now();
  for (let number = 0; number < perSecond * seconds; number++) {
    const due = started + (number * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    calls.push(callOnce(session, hook, frame).then(() => performance.now() - due));
  }
  const latencies = await Promise.all(calls);
  session.destroy();
  return latencies;
}
