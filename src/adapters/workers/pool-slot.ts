import type { ResourceLimits } from 'node:worker_threads';
import { assertNever } from '../../domain/result.js';
import { PoolError } from './pool-error.js';
import type { PoolEvent } from './pool-events.js';
import type { PoolJob } from './pool-job.js';
import { type PoolWorker, startWorker } from './pool-worker.js';
import type { FromWorker } from './worker-messages.js';

/** A worker that dies before it has done a job is started again after this, doubled up to the maximum. */
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 30_000;

export interface SlotOptions<Job, Outcome> {
  readonly entry: URL;
  readonly workerData: unknown;
  readonly resourceLimits: ResourceLimits;
  readonly onEvent: (event: PoolEvent) => void;
  /** What a fresh worker must hear before its first job. */
  readonly greeting: () => { readonly message: unknown } | undefined;
  /** The slot may have become free. */
  readonly onFree: () => void;
  /** The worker is done with a job, well or badly. */
  readonly onReleased: (job: PoolJob<Job, Outcome>) => void;
}

/** One place in the pool: a worker, its replacement when it dies, and the job that it does. */
export class Slot<Job, Outcome> {
  private worker: PoolWorker<Job> | undefined;
  private ready = false;
  /** The worker has done a job since it started. */
  private proven = false;
  private current: PoolJob<Job, Outcome> | undefined;
  private jobId = 0;
  private retryMs = FIRST_RETRY_MS;
  private retry: NodeJS.Timeout | undefined;

  constructor(private readonly options: SlotOptions<Job, Outcome>) {
    this.start();
  }

  /** Ready and without a job. */
  get free(): boolean {
    return this.ready && this.current === undefined;
  }

  assign(job: PoolJob<Job, Outcome>): void {
    this.jobId++;
    this.current = job;
    try {
      this.worker?.send({ kind: 'job', id: this.jobId, job: job.job, bytes: job.bytes }, job.transfer);
    } catch {
      this.release((refused) => refused.reject(new PoolError('failed', 'the job cannot be sent')));
      queueMicrotask(this.options.onFree);
    }
  }

  broadcast(message: unknown): void {
    this.worker?.send({ kind: 'broadcast', message });
  }

  /** When `job` runs here: replaces the worker and fails the job as overdue. */
  replaceIfRunning(job: PoolJob<Job, Outcome>): void {
    if (this.current !== job) return;
    this.options.onEvent({ kind: 'worker-overdue' });
    void this.worker?.stop();
    this.release((overdue) => overdue.reject(new PoolError('overdue')));
    this.start();
  }

  async close(): Promise<void> {
    clearTimeout(this.retry);
    this.release((job) => job.reject(new PoolError('closed')));
    await this.worker?.stop();
  }

  private start(): void {
    const { entry, workerData, resourceLimits, greeting } = this.options;
    this.ready = false;
    this.worker = startWorker<Job, Outcome>(
      entry,
      { workerData, resourceLimits },
      { onMessage: (message) => this.onMessage(message), onDeath: (error) => this.onDeath(error) },
    );
    const first = greeting();
    if (first !== undefined) this.worker.send({ kind: 'broadcast', message: first.message });
  }

  private onMessage(message: FromWorker<Outcome>): void {
    switch (message.kind) {
      case 'ready':
        this.ready = true;
        break;
      case 'done':
        this.proven = true;
        this.retryMs = FIRST_RETRY_MS;
        if (message.id === this.jobId) this.release((job) => job.resolve(message.outcome));
        break;
      case 'failed':
        this.options.onEvent({ kind: 'job-failed', where: message.where });
        if (message.id === this.jobId) this.release((job) => job.reject(new PoolError('failed')));
        break;
      default:
        assertNever(message);
    }
    this.options.onFree();
  }

  private onDeath(error: unknown): void {
    const delayMs = this.proven ? 0 : this.retryMs;
    if (!this.proven) this.retryMs = Math.min(this.retryMs * 2, MAX_RETRY_MS);
    this.proven = false;
    this.ready = false;
    this.worker = undefined;
    this.options.onEvent({ kind: 'worker-died', error, retryInMs: delayMs });
    this.release((job) => job.reject(new PoolError('died')));
    this.retry = setTimeout(() => this.start(), delayMs);
    this.retry.unref();
  }

  private release(finish: (job: PoolJob<Job, Outcome>) => void): void {
    const job = this.current;
    this.current = undefined;
    if (job === undefined) return;
    finish(job);
    this.options.onReleased(job);
  }
}
