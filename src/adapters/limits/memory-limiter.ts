import type { Clock } from '../../domain/ports.js';
import type { LimitAnswer, Limiter } from '../../hooks/ports.js';
import type { RateWindow } from '../../rules/policy/fields.js';
import { CallTimes } from './call-times.js';

/** Keys are client ids of the policy: more than this many at once is a mistake. */
const MAX_KEYS = 100_001;
/** How many keys one call looks at to make room: bounded work, whatever the table holds. */
const SWEEP_KEYS = 64;

/**
 * Exact sliding windows in this process: the times of the calls that still count, per key. A denied call does not count,
 * so a client that keeps asking is let in as soon as its oldest call leaves the window.
 */
export class MemoryLimiter implements Limiter {
  readonly #calls = new Map<string, CallTimes>();

  constructor(
    private readonly clock: Pick<Clock, 'monotonicMs'>,
    private readonly maxKeys = MAX_KEYS,
  ) {}

  take(key: string, windows: readonly RateWindow[]): Promise<LimitAnswer> {
    return Promise.resolve(this.takeNow(key, windows));
  }

  /** As `take`, at once. When the table is full, a new key is limited until another one's calls have left its windows. */
  takeNow(key: string, windows: readonly RateWindow[]): LimitAnswer {
    if (windows.length === 0) return { kind: 'allowed' };
    const now = this.clock.monotonicMs();
    const times = this.#timesOf(key, now);
    if (times === undefined) return { kind: 'limited', retryAfterMs: longestOf(windows) };
    const retryAfterMs = times.waitMs(windows, now);
    if (retryAfterMs > 0) return { kind: 'limited', retryAfterMs };
    times.add(now, longestOf(windows));
    return { kind: 'allowed' };
  }

  /** Counts a call that was allowed elsewhere. */
  count(key: string, windows: readonly RateWindow[]): void {
    const now = this.clock.monotonicMs();
    this.#timesOf(key, now)?.add(now, longestOf(windows));
  }

  /** Undefined when the table is full of keys whose calls count. A key just asked for moves to the end of the table. */
  #timesOf(key: string, now: number): CallTimes | undefined {
    const known = this.#calls.get(key);
    if (known === undefined && this.#calls.size >= this.maxKeys && !this.#sweep(now)) return undefined;
    const times = known ?? new CallTimes();
    this.#calls.delete(key);
    this.#calls.set(key, times);
    return times;
  }

  /** Drops keys whose calls no longer count, those asked for longest ago first; whether there is room now. */
  #sweep(now: number): boolean {
    let looked = 0;
    for (const [key, times] of this.#calls) {
      if (times.isOver(now)) this.#calls.delete(key);
      looked += 1;
      if (looked >= SWEEP_KEYS) break;
    }
    return this.#calls.size < this.maxKeys;
  }
}

function longestOf(windows: readonly RateWindow[]): number {
  return Math.max(...windows.map(({ windowMs }) => windowMs));
}
