import type { Clock } from '../../domain/ports.js';
import type { LimitAnswer, Limiter } from '../../hooks/ports.js';
import type { RateWindow } from '../../rules/policy/fields.js';

/** Keys are client ids: more than this many at once is an attack or a mistake. */
const MAX_KEYS = 50_000;

/**
 * Exact sliding windows in this process: the times of the calls that still count, per key. A denied call does not count,
 * so a client that keeps asking is let in as soon as its oldest call leaves the window.
 */
export class MemoryLimiter implements Limiter {
  private readonly calls = new Map<string, number[]>();

  constructor(
    private readonly clock: Pick<Clock, 'monotonicMs'>,
    private readonly maxKeys = MAX_KEYS,
  ) {}

  take(key: string, windows: readonly RateWindow[]): Promise<LimitAnswer> {
    return Promise.resolve(this.takeNow(key, windows));
  }

  /** As `take`, at once. When the table is full, a new key is limited until another one's calls have left its windows. */
  takeNow(key: string, windows: readonly RateWindow[]): LimitAnswer {
    const now = this.clock.monotonicMs();
    const longest = Math.max(...windows.map((window) => window.windowMs));
    const known = this.calls.get(key);
    if (known === undefined && this.calls.size >= this.maxKeys && !this.sweep(now, longest)) {
      return { kind: 'limited', retryAfterMs: longest };
    }
    const times = known ?? [];
    forget(times, now - longest);
    const retryAfterMs = waitFor(times, windows, now);
    if (retryAfterMs > 0) return { kind: 'limited', retryAfterMs };
    this.remember(key, times, now);
    return { kind: 'allowed' };
  }

  /** Counts a call that was allowed elsewhere. */
  count(key: string, windows: readonly RateWindow[]): void {
    const now = this.clock.monotonicMs();
    const longest = Math.max(...windows.map((window) => window.windowMs));
    const times = this.calls.get(key) ?? [];
    forget(times, now - longest);
    if (times.length > 0 || this.calls.size < this.maxKeys || this.sweep(now, longest)) this.remember(key, times, now);
  }

  /** Last in the map: the order of insertion is the order of the last call, which sweep() relies on. */
  private remember(key: string, times: number[], now: number): void {
    times.push(now);
    this.calls.delete(key);
    this.calls.set(key, times);
  }

  /** Makes room by dropping keys whose calls no longer count, oldest first; whether there is room now. */
  private sweep(now: number, longest: number): boolean {
    for (const [key, times] of this.calls) {
      const last = times.at(-1);
      if (last !== undefined && last > now - longest) break;
      this.calls.delete(key);
    }
    return this.calls.size < this.maxKeys;
  }
}

function forget(times: number[], before: number): void {
  let gone = 0;
  while (gone < times.length && (times[gone] ?? 0) <= before) gone++;
  if (gone > 0) times.splice(0, gone);
}

/** Milliseconds until one more call fits every window; 0 when it fits now. */
function waitFor(times: readonly number[], windows: readonly RateWindow[], now: number): number {
  let wait = 0;
  for (const window of windows) {
    const oldest = times[times.length - window.limit];
    if (oldest !== undefined && oldest > now - window.windowMs) wait = Math.max(wait, oldest + window.windowMs - now);
  }
  return wait;
}
