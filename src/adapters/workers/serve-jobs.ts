import type { MessagePort } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './worker-messages.js';

export interface JobHandler<Job, Outcome> {
  /** Does one job. A throw or a rejection fails that job only. */
  readonly run: (job: Job, bytes: Uint8Array) => Outcome | Promise<Outcome>;
  /** Takes what the pool broadcasts, such as a new policy. Jobs sent later see it. */
  readonly receive: (message: unknown) => void | Promise<void>;
  /** Memory of an outcome that may move to the main thread instead of being copied. */
  readonly transferOf?: (outcome: Outcome) => readonly ArrayBuffer[];
}

/**
 * The worker's side of a pool: handles what arrives on `port`, in order and one at a time, and says that it is ready.
 * A broadcast that cannot be taken ends the worker: going on with an old policy would be worse.
 */
export function serveJobs<Job, Outcome>(port: MessagePort, handler: JobHandler<Job, Outcome>): void {
  let tail: Promise<void> = Promise.resolve();
  port.on('message', (message: ToWorker<Job>) => {
    tail = tail.then(() => handle(port, handler, message));
  });
  const ready: FromWorker<Outcome> = { kind: 'ready' };
  port.postMessage(ready);
}

async function handle<Job, Outcome>(
  port: MessagePort,
  handler: JobHandler<Job, Outcome>,
  message: ToWorker<Job>,
): Promise<void> {
  if (message.kind === 'broadcast') {
    await handler.receive(message.message);
    return;
  }
  const { id } = message;
  try {
    const outcome = await handler.run(message.job, message.bytes);
    const done: FromWorker<Outcome> = { kind: 'done', id, outcome };
    port.postMessage(done, (handler.transferOf?.(outcome) ?? []).filter(isOwnMemory));
  } catch (error) {
    const failed: FromWorker<Outcome> = { kind: 'failed', id, where: whereOf(error) };
    port.postMessage(failed);
  }
}

/** Memory from Node's buffer pool is shared with other buffers and has to be copied. */
function isOwnMemory(buffer: ArrayBuffer): boolean {
  return buffer.byteLength > Buffer.poolSize;
}

/** Class and stack frames. The message is left out: those of JSON.parse and others quote their input. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not an Error';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return [error.name, ...frames.slice(0, 5)].join('\n');
}
