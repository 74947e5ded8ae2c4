import type { ChildProcess } from 'node:child_process';
import { ContractClient } from './grpc/client.js';
import { startServer } from './guard-process.js';

export interface ServeProcess extends AsyncDisposable {
  readonly child: ChildProcess;
  readonly client: ContractClient;
  /** Bound addresses, from the `ready` line. */
  readonly grpc: string;
  readonly admin: string;
  /** Log lines so far. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  /** Sends a signal and waits for the exit status. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
  readonly exited: Promise<number | null>;
  /** The text of /metrics. */
  metrics(): Promise<string>;
}

/** A server with its admin side on free ports, and a client that can send any bytes. Ready when it resolves. */
export async function startServe(...flags: readonly string[]): Promise<ServeProcess> {
  const { grpc, ready, process: child, log, stop } = await startServer(['--admin', '127.0.0.1:0', ...flags]);
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const client = new ContractClient(grpc);
  const rows: Record<string, unknown>[] = [];
  return {
    child,
    client,
    grpc,
    admin: ready.admin,
    get log() {
      const fresh = log().split('\n').slice(rows.length);
      rows.push(...fresh.map((line): Record<string, unknown> => JSON.parse(line)));
      return rows;
    },
    exited,
    stop,
    metrics: async () => (await fetch(`http://${ready.admin}/metrics`)).text(),
    async [Symbol.asyncDispose]() {
      client.close();
      child.kill('SIGKILL');
      await exited;
    },
  };
}
