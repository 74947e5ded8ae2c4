import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './worker-messages.js';

export interface PoolWorkerListeners<Outcome> {
  readonly onMessage: (message: FromWorker<Outcome>) => void;
  /** Once, when the thread is gone and nobody stopped it. */
  readonly onDeath: (error: unknown) => void;
}

/** One thread of a pool. */
export interface PoolWorker<Job> {
  /** Throws DataCloneError when the message cannot be sent. */
  send(message: ToWorker<Job>, transfer?: readonly ArrayBuffer[]): void;
  /** Ends the thread without a call of `onDeath`. */
  stop(): Promise<void>;
}

export function startWorker<Job, Outcome>(
  entry: URL,
  options: WorkerOptions,
  { onMessage, onDeath }: PoolWorkerListeners<Outcome>,
): PoolWorker<Job> {
  const worker = new Worker(entry, options);
  let gone = false;
  const die = (error: unknown): void => {
    if (gone) return;
    gone = true;
    onDeath(error);
  };
  worker.unref();
  worker.on('message', (message: FromWorker<Outcome>) => {
    if (!gone) onMessage(message);
  });
  worker.on('messageerror', die);
  worker.on('error', die);
  worker.on('exit', () => die(undefined));
  return {
    send: (message, transfer = []) => worker.postMessage(message, [...transfer]),
    async stop() {
      gone = true;
      await worker.terminate();
    },
  };
}
