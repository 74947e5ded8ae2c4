// A client of the contract, by grpc-js and proto-loader.
import { Client, credentials } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';

const contract = loadSync('proto/ext_mcp.proto', { enums: String, longs: String, oneofs: true });
const PACKAGE = 'agentgateway.dev.ext_mcp';
const service = contract[`${PACKAGE}.ExtMcp`];

/** The bytes of a message. */
export function encode(type, message) {
  return contract[`${PACKAGE}.${type}`].serialize(message);
}

/** Opens a connection. `send` never rejects: a gRPC error is an answer with a `status`. */
export function openPeer(address) {
  const client = new Client(address, credentials.createInsecure(), {
    'grpc.max_receive_message_length': -1,
    'grpc.max_send_message_length': -1,
  });
  return {
    send: (hook, bytes) =>
      new Promise((resolve) => {
        const { path, responseDeserialize } = service[hook];
        client.makeUnaryRequest(
          path,
          (value) => value,
          responseDeserialize,
          bytes,
          (error, answer) =>
            resolve(error === null ? readAnswer(answer) : { status: error.code, summary: `gRPC status ${error.code}` }),
        );
      }),
    close: () => client.close(),
  };
}

function readAnswer({ result, mutated, error }) {
  const code = error === undefined ? undefined : JSON.parse(String(error.mcpError ?? '{}')).code;
  return { result, mutated, code, summary: code === undefined ? result : `${result} ${code}` };
}
