import type { Clock } from '../../domain/ports.js';

/** After this many failures in a row the store is left alone. */
const TRIP_AFTER = 3;
/** How long, before one call tries again. */
const COOL_DOWN_MS = 2_000;

/**
 * Keeps an outage of the store from costing every call its timeout: after a few failures calls are not even tried, but one
 * every cool-down, whose success closes the breaker again.
 */
export class Breaker {
  private failures = 0;
  private retryAtMs = 0;

  constructor(
    private readonly clock: Pick<Clock, 'monotonicMs'>,
    private readonly onChange: (open: boolean, why: string) => void,
  ) {}

  /** Whether a call may try the store now. In an outage one caller gets true each cool-down. */
  allows(): boolean {
    if (this.failures < TRIP_AFTER) return true;
    const now = this.clock.monotonicMs();
    if (now < this.retryAtMs) return false;
    this.retryAtMs = now + COOL_DOWN_MS;
    return true;
  }

  succeeded(): void {
    const was = this.failures;
    this.failures = 0;
    if (was >= TRIP_AFTER) this.onChange(false, 'the store answers');
  }

  /** @param why a fixed phrase or an error's code, never its text. */
  failed(why: string): void {
    this.failures++;
    this.retryAtMs = this.clock.monotonicMs() + COOL_DOWN_MS;
    if (this.failures === TRIP_AFTER) this.onChange(true, why);
  }
}
