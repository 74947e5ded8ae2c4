import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Clock } from '../../domain/ports.js';
import type { LimitAnswer, Limiter } from '../../hooks/ports.js';
import type { RateWindow } from '../../rules/policy/fields.js';
import { Breaker } from './breaker.js';
import { MemoryLimiter } from './memory-limiter.js';
import { WINDOW_SCRIPT } from './window-script.js';

/** A call waits for the store no longer than this; an outage must not become the latency of every tool. */
const STORE_TIMEOUT_MS = 50;
const CONNECT_TIMEOUT_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 1_000;

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

  constructor(options: RedisLimiterOptions) {
    this.local = new MemoryLimiter(options.clock);
    this.breaker = new Breaker(options.clock, options.onDegraded);
    this.client = connect(options.url);
    // Connection errors show as failed calls; without a listener they would end the process.
    this.client.on('error', () => undefined);
  }

  async take(key: string, windows: readonly RateWindow[], onStoreFailure: 'local' | 'deny'): Promise<LimitAnswer> {
    const stored = this.breaker.allows() ? await this.ask(key, windows) : undefined;
    if (stored === undefined) return onStoreFailure === 'deny' ? { kind: 'unavailable' } : this.local.takeNow(key, windows);
    if (stored.kind === 'allowed') this.local.count(key, windows);
    return stored;
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
      const answer = readAnswer(await this.client.takeWindow(`extmcp-guard:rate:{${key}}`, member, ...args));
      if (answer === undefined) throw new TypeError('unexpected answer');
      this.breaker.succeeded();
      return answer;
    } catch (error) {
      this.breaker.failed(faultOf(error));
      return undefined;
    }
  }
}

function connect(url: string): Redis & WindowClient {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: STORE_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(100 * attempt, MAX_RECONNECT_DELAY_MS),
  });
  client.defineCommand('takeWindow', { numberOfKeys: 1, lua: WINDOW_SCRIPT });
  // defineCommand adds the method; the library's types cannot know its name.
  return client as Redis & WindowClient;
}

/** {1, '0'} or {0, microseconds}; anything else is no answer. */
function readAnswer(answer: unknown): LimitAnswer | undefined {
  if (!Array.isArray(answer) || answer.length !== 2) return undefined;
  const wait = Number(answer[1]);
  if (answer[0] === 1) return { kind: 'allowed' };
  return answer[0] === 0 && wait > 0 ? { kind: 'limited', retryAfterMs: Math.ceil(wait / 1000) } : undefined;
}

/** The first word of a store's error, such as READONLY, or the class: texts may quote keys. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return /^([A-Z]{3,20})\b/.exec(error.message)?.[1] ?? error.name;
}
