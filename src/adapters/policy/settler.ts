import type { Clock } from '../../domain/ports.js';

export interface SettlerOptions {
  /** What the files look like now. */
  signature(): string;
  /** Whether files that look so are worth reading. */
  isNews(signature: string): boolean;
  /** The files have been still, or patience has ended. */
  onStill(): void;
  readonly clock: Pick<Clock, 'monotonicMs'>;
  /** How long files must have been still, milliseconds. */
  readonly settleMs: number;
  /** How long files that never rest are waited for, milliseconds. */
  readonly patienceMs: number;
}

/** Turns hints of changes into one call when the change is over: a half-written file is not read. */
export interface Settler {
  hint(): void;
  close(): void;
}

export function createSettler(options: SettlerOptions): Settler {
  let timer: NodeJS.Timeout | undefined;
  let restlessSinceMs = 0;
  const wait = (seen: string): void => {
    timer = setTimeout(() => look(seen), options.settleMs);
    timer.unref();
  };
  const look = (seen: string): void => {
    timer = undefined;
    const now = options.signature();
    const waitedMs = options.clock.monotonicMs() - restlessSinceMs;
    if (now !== seen && waitedMs < options.patienceMs) wait(now);
    else options.onStill();
  };
  return {
    hint: () => {
      if (timer !== undefined) return;
      const seen = options.signature();
      if (!options.isNews(seen)) return;
      restlessSinceMs = options.clock.monotonicMs();
      wait(seen);
    },
    close: () => clearTimeout(timer),
  };
}
