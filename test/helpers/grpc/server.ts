import type { GrpcEvents } from '../../../src/adapters/grpc/grpc-events.js';
import { type GrpcServer, startGrpcServer } from '../../../src/adapters/grpc/server.js';
import type { GrpcServerOptions, Hooks } from '../../../src/adapters/grpc/server-options.js';
import { ContractClient } from './client.js';

/** Hooks that pass everything. */
export const passingHooks: Hooks = {
  checkRequest: async () => ({ kind: 'pass', metadata: {} }),
  checkResponse: async () => ({ kind: 'pass' }),
};

/** Events as rows of their names and arguments. */
export function recordEvents(): {
  readonly events: GrpcEvents;
  readonly seen: (readonly unknown[])[];
  count(name: string): number;
} {
  const seen: (readonly unknown[])[] = [];
  const note =
    (name: string) =>
    (...rest: readonly unknown[]): void => {
      seen.push([name, ...rest]);
    };
  const events: GrpcEvents = {
    callStarted: note('callStarted'),
    callEnded: note('callEnded'),
    decodeError: note('decodeError'),
    overloaded: note('overloaded'),
    tooLarge: note('tooLarge'),
    deadlineExceeded: note('deadlineExceeded'),
    cancelled: note('cancelled'),
    fault: note('fault'),
    streamReset: note('streamReset'),
    streamAbandoned: note('streamAbandoned'),
    connectionDropped: note('connectionDropped'),
    tlsHandshakeFailed: note('tlsHandshakeFailed'),
    tlsReloaded: note('tlsReloaded'),
  };
  return { events, seen, count: (name) => seen.filter((row) => row[0] === name).length };
}

export interface Running extends AsyncDisposable {
  readonly server: GrpcServer;
  readonly client: ContractClient;
  readonly recorded: ReturnType<typeof recordEvents>;
}

/** A serving server on a free port with a client of its own; both end with the scope. */
export async function run(options: Partial<GrpcServerOptions> & { readonly hooks?: Hooks } = {}): Promise<Running> {
  const recorded = recordEvents();
  let refs = 0;
  const server = await startGrpcServer({
    listen: { kind: 'tcp', host: '127.0.0.1', port: 0 },
    hooks: passingHooks,
    newRef: () => `ref-${++refs}`,
    events: recorded.events,
    ...options,
  });
  server.setServing(true);
  const client = new ContractClient(server.address);
  return {
    server,
    client,
    recorded,
    async [Symbol.asyncDispose]() {
      client.close();
      server.close();
    },
  };
}

export const aRequest = { serviceNames: ['files'], method: 'tools/call', mcpRequest: Buffer.from('{"name":"read"}') };
export const aResponse = { serviceNames: ['files'], method: 'tools/call', mcpResponse: Buffer.from('{"content":[]}') };

/** Waits for a condition that another party brings about. The test's own timeout is the bound. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
