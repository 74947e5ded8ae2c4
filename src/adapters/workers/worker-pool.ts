import type { ResourceLimits } from 'node:worker_threads';
import { createJobLedger, type JobLedger } from './job-ledger.js';
import { PoolError } from './pool-error.js';
import type { PoolEvent } from './pool-events.js';
import { createPoolJob, type PoolJob } from './pool-job.js';
import { Slot } from './pool-slot.js';

/** Generous: V8 may end the whole process at a worker's limit, so work must be bounded before it is sent. */
const RESOURCE_LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 2_048 };

export interface WorkerPoolOptions {
  readonly size: number;
  /** The module that each worker runs; it calls serveJobs. */
  readonly entry: URL;
  readonly workerData?: unknown;
  /** Of all jobs that wait or run. One job alone always gets in. */
  readonly maxBytesInFlight: number;
  /** From `run` to the outcome, waiting included. */
  readonly budgetMs: number;
  readonly onEvent: (event: PoolEvent) => void;
  readonly resourceLimits?: ResourceLimits;
}

export interface WorkerPool<Job, Outcome> {
  /**
   * Has a worker do a job on `bytes`. The memory behind `bytes` is given away, and every view of it is empty afterwards,
   * unless `keepBytes` is set. Rejects with a PoolError.
   */
  run(job: Job, bytes: Uint8Array, signal: AbortSignal, options?: { readonly keepBytes?: boolean }): Promise<Outcome>;
  /** Tells every worker before its next job. A replacement hears the latest message only. */
  broadcast(message: unknown): void;
  /** Workers that could take a job now, and jobs that wait or run. */
  readonly load: { readonly freeWorkers: number; readonly jobs: number; readonly bytes: number };
  /** Ends all workers; jobs without an outcome are rejected. */
  close(): Promise<void>;
}

/** Starts `size` workers, each with one job at a time. A dead or overdue worker is replaced and its job rejected. */
export function createWorkerPool<Job, Outcome>(options: WorkerPoolOptions): WorkerPool<Job, Outcome> {
  const ledger = createJobLedger<Job, Outcome>(options.maxBytesInFlight);
  let greeting: { readonly message: unknown } | undefined;
  let closed = false;
  const slots: readonly Slot<Job, Outcome>[] = Array.from(
    { length: options.size },
    () =>
      new Slot<Job, Outcome>({
        entry: options.entry,
        workerData: options.workerData,
        resourceLimits: options.resourceLimits ?? RESOURCE_LIMITS,
        onEvent: options.onEvent,
        greeting: () => greeting,
        onFree: () => dispatch(slots, ledger),
        onReleased: ledger.release,
      }),
  );
  const overdue = (job: PoolJob<Job, Outcome>): void => {
    if (ledger.drop(job, new PoolError('overloaded'))) options.onEvent({ kind: 'job-refused', why: 'queue-time' });
    else for (const slot of slots) slot.replaceIfRunning(job);
  };

  return {
    run(job, bytes, signal, { keepBytes = false } = {}) {
      if (closed) return Promise.reject(new PoolError('closed'));
      if (signal.aborted) return Promise.reject(new PoolError('aborted'));
      if (!ledger.fits(bytes.byteLength)) {
        options.onEvent({ kind: 'job-refused', why: 'bytes' });
        return Promise.reject(new PoolError('overloaded'));
      }
      return new Promise<Outcome>((resolve, reject) => {
        const onAbort = (aborted: PoolJob<Job, Outcome>) => ledger.drop(aborted, new PoolError('aborted'));
        const { budgetMs } = options;
        ledger.add(
          createPoolJob({ job, bytes, keepBytes, signal, budgetMs, onOverdue: overdue, onAbort, resolve, reject }),
        );
        dispatch(slots, ledger);
      });
    },
    broadcast(message) {
      greeting = { message };
      for (const slot of slots) slot.broadcast(message);
    },
    get load() {
      return { freeWorkers: slots.filter((slot) => slot.free).length, jobs: ledger.jobs, bytes: ledger.bytes };
    },
    async close() {
      closed = true;
      ledger.close();
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
}

/** Gives waiting jobs to free workers. */
function dispatch<Job, Outcome>(slots: readonly Slot<Job, Outcome>[], ledger: JobLedger<Job, Outcome>): void {
  for (const slot of slots) {
    if (!slot.free) continue;
    const job = ledger.next();
    if (job === undefined) return;
    slot.assign(job);
  }
}
