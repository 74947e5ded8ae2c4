import { writeSync } from 'node:fs';
import type { Clock } from '../../domain/ports.js';
import type { AuditRecord } from '../../hooks/ports.js';
import { type LinkedRow, linkRow } from './chain.js';
import { CHAIN_BEGIN, type ChainHead } from './row.js';

export interface AuditStreamOptions {
  readonly fd: number;
  readonly clock: Clock;
  readonly instance: string;
  /** How long a reader may leave the pipe full before rows are given up, milliseconds. */
  readonly patienceMs?: number;
}

interface Entry {
  readonly record: AuditRecord;
  readonly sinceMs: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const PATIENCE_MS = 250;
const RETRY_MS = 2;

/**
 * Rows to something that cannot be read back: standard output, a pipe, a device. A full pipe is waited for without
 * blocking the process; a row that does not get in is rejected, and its number given to the next.
 */
export class AuditStream {
  #head: ChainHead = CHAIN_BEGIN;
  readonly #queue: Entry[] = [];
  /** The row at hand. Once its beginning is out, the rest must follow before anything else, whatever its caller was told. */
  #started: { readonly entry: Entry; readonly row: LinkedRow; done: number } | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: AuditStreamOptions) {}

  append(record: AuditRecord): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ record, sinceMs: this.options.clock.monotonicMs(), resolve, reject });
      if (this.#timer === undefined) this.#pump();
    });
  }

  /** Waits for what is queued, each row within its patience. */
  async close(): Promise<void> {
    while (this.#queue.length > 0) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }

  #pump(): void {
    this.#timer = undefined;
    try {
      while (this.#takeNext()) this.#writeSome();
    } catch (error) {
      this.#giveUp(error);
    }
    if (this.#queue.length > 0) this.#timer = setTimeout(() => this.#pump(), RETRY_MS);
  }

  /** Whether there is a row at hand. */
  #takeNext(): boolean {
    const entry = this.#started === undefined ? this.#queue.shift() : undefined;
    if (entry !== undefined) {
      const stamp = { ts: new Date(this.options.clock.wallMs()).toISOString(), instance: this.options.instance };
      this.#started = { entry, row: linkRow(entry.record, stamp, this.#head), done: 0 };
    }
    return this.#started !== undefined;
  }

  #writeSome(): void {
    const started = this.#started;
    if (started === undefined) return;
    started.done += writeSync(this.options.fd, started.row.line, started.done);
    if (started.done < started.row.line.length) return;
    this.#started = undefined;
    this.#head = started.row.head;
    started.entry.resolve();
  }

  /** A row of which nothing is out goes back into the line; then those that cannot or need not wait are rejected. */
  #giveUp(fault: unknown): void {
    const started = this.#started;
    if (started?.done === 0) {
      this.#queue.unshift(started.entry);
      this.#started = undefined;
    } else started?.entry.reject(fault);
    const patienceMs = isFull(fault) ? (this.options.patienceMs ?? PATIENCE_MS) : 0;
    const before = this.options.clock.monotonicMs() - patienceMs;
    while ((this.#queue[0]?.sinceMs ?? Number.POSITIVE_INFINITY) <= before) this.#queue.shift()?.reject(fault);
  }
}

function isFull(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'EAGAIN';
}
