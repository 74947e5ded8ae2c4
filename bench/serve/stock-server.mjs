// The server to compare with: grpc-js and proto-loader as their documentation shows them, answering Pass to everything.
import { loadPackageDefinition, Server, ServerCredentials } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';

const contract = loadSync('proto/ext_mcp.proto', { oneofs: true });
const { ExtMcp } = loadPackageDefinition(contract).agentgateway.dev.ext_mcp;
const server = new Server({ 'grpc.max_receive_message_length': 64 * 1024 * 1024 });
const pass = (_call, callback) => callback(null, { pass: {} });
server.addService(ExtMcp.service, { CheckRequest: pass, CheckResponse: pass });
server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
  if (error !== null) throw error;
  console.error(JSON.stringify({ msg: 'ready', grpc: `127.0.0.1:${port}` }));
});
process.on('SIGTERM', () => process.exit(0));
