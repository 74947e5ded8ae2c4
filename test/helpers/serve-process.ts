import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ContractClient } from './grpc/client.js';

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

/** Starts the program that ships on free ports and waits until it is ready. */
export async function startServe(...flags: readonly string[]): Promise<ServeProcess> {
  const ports = ['--listen', '127.0.0.1:0', '--admin', '127.0.0.1:0'];
  const child = spawn(process.execPath, ['dist/cli/main.js', 'serve', ...ports, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const log: Record<string, unknown>[] = [];
  const ready = await new Promise<Record<string, unknown>>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const row = JSON.parse(line) as Record<string, unknown>;
      log.push(row);
      if (row.msg === 'ready') resolve(row);
    });
    void exited.then((code) => reject(new Error(`serve ended with ${code}: ${JSON.stringify(log)}`)));
  });
  const grpc = String(ready.grpc);
  const admin = String(ready.admin);
  const client = new ContractClient(grpc);
  return {
    child,
    client,
    grpc,
    admin,
    log,
    exited,
    stop(signal) {
      child.kill(signal);
      return exited;
    },
    metrics: async () => (await fetch(`http://${admin}/metrics`)).text(),
    async [Symbol.asyncDispose]() {
      client.close();
      child.kill('SIGKILL');
      await exited;
    },
  };
}
