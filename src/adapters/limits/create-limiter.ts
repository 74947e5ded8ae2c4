import type { Clock } from '../../domain/ports.js';
import type { Limiter } from '../../hooks/ports.js';
import { MemoryLimiter } from './memory-limiter.js';

export interface LimiterOptions {
  /** Undefined: windows are counted in this process. */
  readonly redisUrl: string | undefined;
  readonly clock: Clock;
  /** Called when the shared store stops or starts to answer. */
  readonly onDegraded: (degraded: boolean, why: string) => void;
}

export interface OpenLimiter extends Limiter {
  close(): Promise<void>;
}

/** The limiter of a process. The store's client is loaded only where a store is used. */
export async function createLimiter(options: LimiterOptions): Promise<OpenLimiter> {
  const { redisUrl, clock, onDegraded } = options;
  if (redisUrl !== undefined) {
    const { RedisLimiter } = await import('./redis-limiter.js');
    const limiter = new RedisLimiter({ url: redisUrl, clock, onDegraded });
    await limiter.connect();
    return limiter;
  }
  const memory = new MemoryLimiter(clock);
  return { take: (key, windows) => memory.takeNow(key, windows), close: () => Promise.resolve() };
}
