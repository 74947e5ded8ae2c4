import { PoolError } from './pool-error.js';
import type { PoolJob } from './pool-job.js';

/** The jobs of a pool that wait, and the sum over those that wait or run. */
export interface JobLedger<Job, Outcome> {
  readonly jobs: number;
  readonly bytes: number;
  /** Whether `bytes` more would stay under the cap. One job alone always does. */
  fits(bytes: number): boolean;
  add(job: PoolJob<Job, Outcome>): void;
  /** Takes the job that has waited longest. */
  next(): PoolJob<Job, Outcome> | undefined;
  /** Rejects a waiting job. False when it runs already. */
  drop(job: PoolJob<Job, Outcome>, why: PoolError): boolean;
  /** Takes a job off the books whose worker is done with it. */
  release(job: PoolJob<Job, Outcome>): void;
  /** Rejects all that wait. */
  close(): void;
}

export function createJobLedger<Job, Outcome>(maxBytes: number): JobLedger<Job, Outcome> {
  const waiting = new Set<PoolJob<Job, Outcome>>();
  let jobs = 0;
  let bytes = 0;
  const self: JobLedger<Job, Outcome> = {
    get jobs() {
      return jobs;
    },
    get bytes() {
      return bytes;
    },
    fits: (more) => jobs === 0 || bytes + more <= maxBytes,
    add(job) {
      jobs++;
      bytes += job.byteLength;
      waiting.add(job);
    },
    next() {
      const [oldest] = waiting;
      if (oldest !== undefined) waiting.delete(oldest);
      return oldest;
    },
    drop(job, why) {
      if (!waiting.delete(job)) return false;
      job.reject(why);
      self.release(job);
      return true;
    },
    release(job) {
      job.release();
      jobs--;
      bytes -= job.byteLength;
    },
    close() {
      for (const job of waiting) self.drop(job, new PoolError('closed'));
    },
  };
  return self;
}
