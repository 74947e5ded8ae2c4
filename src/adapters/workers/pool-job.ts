import { PoolError } from './pool-error.js';
import { prepareTransfer } from './transferable.js';

/** One job from `run` until its worker is done with it, which may be after its caller gave up. */
export interface PoolJob<Job, Outcome> {
  readonly job: Job;
  readonly bytes: Uint8Array;
  readonly transfer: readonly ArrayBuffer[];
  readonly byteLength: number;
  /** False once the caller has an answer. */
  readonly wanted: boolean;
  resolve(outcome: Outcome): void;
  reject(error: PoolError): void;
  /** Stops the budget: the job needs no worker any more. */
  release(): void;
}

export interface PoolJobOptions<Job, Outcome> {
  readonly job: Job;
  readonly bytes: Uint8Array;
  readonly keepBytes: boolean;
  readonly signal: AbortSignal;
  readonly budgetMs: number;
  readonly onOverdue: (job: PoolJob<Job, Outcome>) => void;
  readonly onAbort: (job: PoolJob<Job, Outcome>) => unknown;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: PoolError) => void;
}

export function createPoolJob<Job, Outcome>(options: PoolJobOptions<Job, Outcome>): PoolJob<Job, Outcome> {
  const { job, signal } = options;
  const byteLength = options.bytes.byteLength;
  const { bytes, transfer } = prepareTransfer(options.bytes, !options.keepBytes);
  let wanted = true;
  const settle = (deliver: () => void): void => {
    if (!wanted) return;
    wanted = false;
    signal.removeEventListener('abort', abort);
    deliver();
  };
  const self: PoolJob<Job, Outcome> = {
    job,
    bytes,
    transfer,
    byteLength,
    get wanted() {
      return wanted;
    },
    resolve: (outcome) => settle(() => options.resolve(outcome)),
    reject: (error) => settle(() => options.reject(error)),
    release: () => clearTimeout(timer),
  };
  const abort = (): void => {
    self.reject(new PoolError('aborted'));
    options.onAbort(self);
  };
  const timer = setTimeout(() => options.onOverdue(self), options.budgetMs);
  signal.addEventListener('abort', abort, { once: true });
  return self;
}
