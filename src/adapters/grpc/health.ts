import type { Server, ServerUnaryCall, ServerWritableStream, sendUnaryData } from '@grpc/grpc-js';
import { status } from '@grpc/grpc-js';
import { service } from 'grpc-health-check';
import { SERVICE_NAME } from './contract.js';

interface HealthRequest {
  readonly service: string;
}
interface HealthReply {
  readonly status: 'SERVING' | 'NOT_SERVING' | 'SERVICE_UNKNOWN';
}
type WatchCall = ServerWritableStream<HealthRequest, HealthReply>;

/** The whole server and the one service that it offers. */
const NAMES: readonly string[] = ['', SERVICE_NAME];

export interface Health {
  set(serving: boolean): void;
  /** Ends every Watch stream, which would otherwise hold its connection open. */
  end(): void;
}

/**
 * Adds grpc.health.v1.Health for '' and the ExtMcp service. The contract is the package's; the handlers are our own,
 * because its keep a watcher list for every name a caller makes up and repeat that name in error texts.
 */
export function addHealth(server: Server): Health {
  const watchers = new Set<WatchCall>();
  let current: HealthReply = { status: 'NOT_SERVING' };
  server.addService(service, {
    check: (call: ServerUnaryCall<HealthRequest, HealthReply>, callback: sendUnaryData<HealthReply>) => {
      if (NAMES.includes(call.request.service)) callback(null, current);
      else callback({ code: status.NOT_FOUND, details: 'unknown service' });
    },
    watch: (call: WatchCall) => {
      const known = NAMES.includes(call.request.service);
      call.on('error', () => watchers.delete(call));
      call.on('cancelled', () => watchers.delete(call));
      watchers.add(call);
      call.write(known ? current : { status: 'SERVICE_UNKNOWN' });
    },
    list: (_call: unknown, callback: sendUnaryData<unknown>) =>
      callback(null, { statuses: Object.fromEntries(NAMES.map((name) => [name, current])) }),
  });
  return {
    set(serving) {
      const next: HealthReply = { status: serving ? 'SERVING' : 'NOT_SERVING' };
      if (next.status === current.status) return;
      current = next;
      for (const call of watchers) if (NAMES.includes(call.request.service)) call.write(next);
    },
    end() {
      for (const call of watchers) call.end();
      watchers.clear();
    },
  };
}
