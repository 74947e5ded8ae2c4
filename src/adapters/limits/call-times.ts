import type { RateWindow } from '../../rules/policy/fields.js';

/** Times that no longer count are cut away once there are this many of them and they are the greater part. */
const COMPACT_FROM = 64;

/**
 * The times of one key's calls, ascending, as far as they may still count. Forgetting is amortised: no call moves the
 * whole list.
 */
export class CallTimes {
  #times: number[] = [];
  #from = 0;
  /** When the last call leaves the longest window that it was counted in, milliseconds. */
  #endsMs = 0;

  /** Whether no call counts any more. */
  isOver(nowMs: number): boolean {
    return this.#endsMs <= nowMs;
  }

  /** Milliseconds until one more call fits every window; 0 when it fits now. */
  waitMs(windows: readonly RateWindow[], nowMs: number): number {
    let wait = 0;
    for (const { limit, windowMs } of windows) {
      const at = this.#times.length - limit;
      const oldest = at >= this.#from ? this.#times[at] : undefined;
      if (oldest !== undefined && oldest > nowMs - windowMs) wait = Math.max(wait, oldest + windowMs - nowMs);
    }
    return wait;
  }

  add(nowMs: number, longestMs: number): void {
    while (this.#from < this.#times.length && (this.#times[this.#from] ?? 0) <= nowMs - longestMs) this.#from += 1;
    if (this.#from >= COMPACT_FROM && this.#from * 2 >= this.#times.length) {
      this.#times = this.#times.slice(this.#from);
      this.#from = 0;
    }
    this.#times.push(nowMs);
    this.#endsMs = Math.max(this.#endsMs, nowMs + longestMs);
  }
}
