import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import type { Clock } from '../../domain/ports.js';
import type { AuditRecord, AuditSink } from '../../hooks/ports.js';
import { CHAIN_START, rowBody, rowLine } from './row.js';

export interface AuditOptions {
  readonly target: { readonly kind: 'file'; readonly path: string } | { readonly kind: 'stdout' } | { readonly kind: 'off' };
  readonly sync: 'write' | 'fdatasync';
  readonly maxBytes: number;
  readonly clock: Clock;
  /** Name of this process in the rows. */
  readonly instance: string;
}

/** A sink and what the process does to it. */
export interface OpenAudit extends AuditSink {
  /** Opens the file anew, after it was moved away. */
  reopen(): void;
  /** Writes what waits and closes. */
  close(): Promise<void>;
}

/** @throws when the file cannot be opened: a start-up error, not a silent loss. */
export function createAudit(options: AuditOptions): OpenAudit {
  if (options.target.kind === 'off') return { append: () => Promise.resolve(), reopen: () => undefined, close: () => Promise.resolve() };
  const fd = options.target.kind === 'stdout' ? 1 : openSync(options.target.path, 'a', 0o600);
  let seq = 0;
  let prev = CHAIN_START;
  return {
    append: async (record: AuditRecord) => {
      const body = rowBody(record, { seq: seq + 1, ts: new Date(options.clock.wallMs()).toISOString(), instance: options.instance, prev });
      const hash = createHash('sha256').update(body).digest('hex');
      writeSync(fd, rowLine(body, hash));
      seq++;
      prev = hash;
    },
    reopen: () => undefined,
    close: async () => {
      if (fd !== 1) closeSync(fd);
    },
  };
}
