// Peers that do not speak as they should, or leave in the middle.
import { connect as connectHttp2, constants } from 'node:http2';
import { connect as connectTcp } from 'node:net';

const STAY_MS = 100;
const HALF_MESSAGE = Buffer.from([0, 0, 0, 4, 0, 1, 2, 3]);

/** One misbehaving connection, of a kind that changes with the turn. Resolves when it is gone. */
export function vandalise(address, turn) {
  const acts = [sendNoise, sendHttp1, leaveHalfMessage, resetStreams];
  return acts[turn % acts.length](address);
}

const sendNoise = (address) => sendAndLeave(address, Buffer.alloc(500, 0xa5));
const sendHttp1 = (address) => sendAndLeave(address, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');

async function sendAndLeave(address, bytes) {
  const [host, port] = address.split(':');
  const socket = connectTcp(Number(port), host);
  socket.on('error', () => undefined);
  socket.write(bytes);
  await pause();
  socket.destroy();
}

const leaveHalfMessage = (address) =>
  withStreams(address, 1, (stream) => {
    stream.write(HALF_MESSAGE);
  });

const resetStreams = (address) =>
  withStreams(address, 20, (stream) => {
    stream.write(HALF_MESSAGE);
    stream.close(constants.NGHTTP2_CANCEL);
  });

async function withStreams(address, count, act) {
  const session = connectHttp2(`http://${address}`);
  session.on('error', () => undefined);
  for (let opened = 0; opened < count; opened++) {
    const stream = session.request({
      ':method': 'POST',
      ':path': '/agentgateway.dev.ext_mcp.ExtMcp/CheckRequest',
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    stream.on('error', () => undefined);
    act(stream);
  }
  await pause();
  session.destroy();
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, STAY_MS));
}
