// Our transport alone: our server with two hooks that pass everything. It shows what the transport gains over the stock
// one, before any policy is asked.
import { randomUUID } from 'node:crypto';
import { startGrpcServer } from '../../dist/adapters/grpc/server.js';

const server = await startGrpcServer({
  listen: { kind: 'tcp', host: '127.0.0.1', port: 0 },
  hooks: {
    checkRequest: async () => ({ kind: 'pass', metadata: {} }),
    checkResponse: async () => ({ kind: 'pass' }),
  },
  newRef: randomUUID,
});
server.setServing(true);
console.error(JSON.stringify({ msg: 'ready', grpc: server.address }));
process.on('SIGTERM', () => process.exit(0));
