import type { RequestDecision, ResponseDecision } from '../../decisions/types.js';
import type { Denial } from '../../domain/denial.js';
import type { DecisionWorkers } from '../../hooks/ports.js';
import type { DecideJob, DecideOutcome, PolicyNews } from './decide-messages.js';
import { PoolError } from './pool-error.js';
import type { PoolEvent } from './pool-events.js';
import { createWorkerPool, type WorkerPool } from './worker-pool.js';

/** From here on a body with secrets or near misses costs the main thread about a millisecond; handing it over costs some 20 us. */
const MIN_BYTES = 16 * 1024;

export interface DecisionWorkersOptions {
  readonly size: number;
  readonly maxBytesInFlight: number;
  readonly budgetMs: number;
  readonly onEvent: (event: PoolEvent) => void;
}

export interface OpenDecisionWorkers extends DecisionWorkers {
  /** To be called with every new policy before calls are decided under it. */
  tell(news: PolicyNews): void;
  close(): Promise<void>;
}

/** Decides large bodies in worker threads. With `size` 0 every body is decided on the main thread. */
export function createDecisionWorkers(options: DecisionWorkersOptions): OpenDecisionWorkers {
  if (options.size === 0) {
    return {
      request: () => undefined,
      response: () => undefined,
      tell: () => undefined,
      close: () => Promise.resolve(),
    };
  }
  const entry = new URL('./decide-worker.js', import.meta.url);
  const pool = createWorkerPool<DecideJob, DecideOutcome>({ ...options, entry });
  // Until a worker has loaded and compiled, a body waits for less on the main thread than in its queue.
  let warm = false;
  return {
    request: (job, policy, signal) => {
      if (!warm || job.params === undefined || job.params.byteLength < MIN_BYTES) return undefined;
      const { services, method, profile } = job;
      const outcome = pool.run(
        { hook: 'request', policy: policy.fingerprint, services, method, profile },
        job.params,
        signal,
      );
      return outcome.then(requestOf, (error: unknown) => ({
        kind: 'deny',
        subject: { name: undefined },
        denial: denialOf(error),
      }));
    },
    response: (job, policy, signal) => {
      if (!warm || job.result.byteLength < MIN_BYTES) return undefined;
      const { services, method, profile } = job;
      const outcome = pool.run(
        { hook: 'response', policy: policy.fingerprint, services, method, profile },
        job.result,
        signal,
      );
      return outcome.then(responseOf, (error: unknown) => ({ kind: 'deny', denial: denialOf(error) }));
    },
    tell: (news) => {
      pool.broadcast(news);
      if (!warm) void warmUp(pool, news.fingerprint).then((ready) => (warm = ready));
    },
    close: () => pool.close(),
  };
}

/** Has a worker decide the smallest result there is; whether it could. */
async function warmUp(pool: WorkerPool<DecideJob, DecideOutcome>, policy: string): Promise<boolean> {
  const job: DecideJob = { hook: 'response', policy, services: ['warm-up'], method: 'ping', profile: 'default' };
  try {
    await pool.run(job, new TextEncoder().encode('{}'), new AbortController().signal);
    return true;
  } catch {
    return false;
  }
}

function requestOf(outcome: DecideOutcome): RequestDecision {
  if (outcome.hook !== 'request') throw new Error('a worker answered another phase');
  return outcome.decision;
}

function responseOf(outcome: DecideOutcome): ResponseDecision {
  if (outcome.hook !== 'response') throw new Error('a worker answered another phase');
  return outcome.decision;
}

function denialOf(error: unknown): Denial {
  const code = error instanceof PoolError ? error.code : 'failed';
  // Out of time: most of it may have gone by in the queue, so a later attempt can succeed.
  if (code === 'overloaded' || code === 'overdue') return { code: 'overloaded' };
  return { code: 'internal', rule: `worker-${code}` };
}
