import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Clock } from '../../domain/ports.js';
import type { LimitAnswer, Limiter } from '../../hooks/ports.js';
import type { RateWindow } from '../../rules/policy/fields.js';
import { Breaker } from './breaker.js';
import { MemoryLimiter } from './memory-limiter.js';
import { withPatience } from './patience.js';
import { WINDOW_SCRIPT } from './window-script.js';

/** A call waits for the store no longer than this; an outage must not become the latency of every tool. */
const STORE_TIMEOUT_MS = 50;
const CONNECT_TIMEOUT_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 1_000;
const FIRST_CONNECT_MS = 250;

export interface RedisLimiterOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly onDegraded: (degraded: boolean, why: string) => void;
}

/** The script as ioredis calls it once it is defined on the client. */
interface WindowClient {
  takeWindow(key: string, ...args: (string | number)[]): Promise<unknown>;
}

/**
 * Sliding windows that replicas share. Every call is counted here as well, so that an outage continues with a warm window
 * instead of an empty one. Nothing is queued or sent again: a call counted twice would be a call denied.
 */
export class RedisLimiter implements Limiter {
  private readonly client: Redis & WindowClient;
  private readonly local: MemoryLimiter;
  private readonly breaker: Breaker;
  /** The last code that the store or the system gave: a call that finds no connection cannot say why. */
  private lastFault = 'no answer';

  /** By key, monotonic. Keys are clients of the policy: as many as those. */
  private readonly fullUntilMs = new Map<string, number>();
  private readonly clock: Clock;

  constructor(options: RedisLimiterOptions) {
    this.clock = options.clock;
    this.local = new MemoryLimiter(options.clock);
    this.breaker = new Breaker(options.clock, options.onDegraded);
    this.client = connect(options.url);
    // Without a listener they would end the process.
    this.client.on('error', (error) => {
      this.lastFault = codeOf(error) ?? this.lastFault;
    });
  }

  /** Waits for the first connection, not for long: a store that is down must not keep the server from starting. */
  async connect(): Promise<void> {
    const late = new Promise<void>((resolve) => {
      setTimeout(resolve, FIRST_CONNECT_MS).unref();
    });
    await Promise.race([this.client.connect().catch(() => undefined), late]);
  }

  async take(key: string, windows: readonly RateWindow[], onStoreFailure: 'local' | 'deny'): Promise<LimitAnswer> {
    const stored = this.breaker.allows() ? await this.ask(key, windows) : undefined;
    if (stored === undefined) return onStoreFailure === 'deny' ? { kind: 'unavailable' } : this.takeHere(key, windows);
    if (stored.kind === 'allowed') {
      this.local.count(key, windows);
      this.fullUntilMs.delete(key);
    } else if (stored.kind === 'limited') this.fullUntilMs.set(key, this.clock.monotonicMs() + stored.retryAfterMs);
    return stored;
  }

  /** A window that the store last called full stays so for the time it said: other replicas' calls are not counted here. */
  private takeHere(key: string, windows: readonly RateWindow[]): LimitAnswer {
    const waitMs = (this.fullUntilMs.get(key) ?? 0) - this.clock.monotonicMs();
    return waitMs > 0 ? { kind: 'limited', retryAfterMs: waitMs } : this.local.takeNow(key, windows);
  }

  async close(): Promise<void> {
    this.client.disconnect();
  }

  /** The store's answer, or undefined when it gave none. */
  private async ask(key: string, windows: readonly RateWindow[]): Promise<LimitAnswer | undefined> {
    const member = randomBytes(12).toString('base64url');
    const args = windows.flatMap((window) => [window.limit, window.windowMs * 1000]);
    try {
      // The hash tag keeps a client's key in one slot of a cluster.
      const asked = this.client.takeWindow(`extmcp-guard:rate:{${key}}`, member, ...args);
      const answer = readAnswer(await withPatience(asked, STORE_TIMEOUT_MS));
      if (answer === undefined) throw new TypeError('no answer, or none of ours');
      this.lastFault = 'no answer';
      this.breaker.succeeded();
      return answer;
    } catch (error) {
      this.lastFault = codeOf(error) ?? this.lastFault;
      this.breaker.failed(this.lastFault);
      return undefined;
    }
  }
}

function connect(url: string): Redis & WindowClient {
  const client = new Redis(addressOf(url), {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_TIMEOUT_MS,
    // After a failover this connection leads to a replica: the next one may lead to the new master.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
    retryStrategy: (attempt) => Math.min(100 * attempt, MAX_RECONNECT_DELAY_MS),
  });
  client.defineCommand('takeWindow', { numberOfKeys: 1, lua: WINDOW_SCRIPT });
  // defineCommand adds the method; the library's types cannot know its name.
  return client as Redis & WindowClient;
}

/** The library takes a socket as a bare path. */
function addressOf(url: string): string {
  return url.startsWith('unix://') ? url.slice('unix://'.length) : url;
}

/** {1, '0'} or {0, microseconds}; anything else is no answer. */
function readAnswer(answer: unknown): LimitAnswer | undefined {
  if (!Array.isArray(answer) || answer.length !== 2) return undefined;
  const wait = Number(answer[1]);
  if (answer[0] === 1) return { kind: 'allowed' };
  return answer[0] === 0 && wait > 0 ? { kind: 'limited', retryAfterMs: Math.ceil(wait / 1000) } : undefined;
}

const STORE_CODES =
  /\b(READONLY|NOAUTH|WRONGPASS|NOPERM|OOM|LOADING|MASTERDOWN|MISCONF|CLUSTERDOWN|MOVED|BUSY|WRONGTYPE|NOREPLICAS)\b/;

/** The code of a system's or a store's error, else undefined: its text may quote keys and passwords. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : STORE_CODES.exec(error.message)?.[1];
}
