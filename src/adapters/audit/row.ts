import type { AuditRecord } from '../../hooks/ports.js';

/** Version of the row's layout. */
export const ROW_VERSION = 1;

/** `prev` of the first row of a chain. */
export const CHAIN_START = '0'.repeat(64);

/** Where a row stands in its chain. */
export interface RowPlace {
  readonly seq: number;
  /** RFC 3339, milliseconds, UTC. */
  readonly ts: string;
  readonly instance: string;
  readonly prev: string;
}

/**
 * The row's text without its hash: one JSON object, keys in fixed order. `hash` is SHA-256 over exactly this text, so that
 * whoever verifies needs no canonical form.
 */
export function rowBody(record: AuditRecord, place: RowPlace): string {
  return JSON.stringify({
    v: ROW_VERSION,
    seq: place.seq,
    ts: place.ts,
    id: record.id,
    ref: record.ref,
    hook: record.hook,
    client: record.client,
    profile: record.profile,
    service: record.service,
    method: record.method,
    tool: record.tool,
    instance: place.instance,
    verdict: record.verdict,
    code: record.code,
    rule: record.rule,
    argsDigest: record.argsDigest,
    bytesIn: record.bytesIn,
    bytesOut: record.bytesOut,
    redactions: record.redactions,
    droppedKeys: record.droppedKeys,
    policy: record.policy,
    micros: record.micros,
    prev: place.prev,
  });
}

/** The line as it is written: the body with its hash as the last member. */
export function rowLine(body: string, hash: string): string {
  return `${body.slice(0, -1)},"hash":"${hash}"}\n`;
}

const HASH_TAIL = /,"hash":"([0-9a-f]{64})"\}$/;

/** Takes a line apart again; undefined when it does not end as a row does. */
export function splitLine(line: string): { readonly body: string; readonly hash: string } | undefined {
  const match = HASH_TAIL.exec(line.slice(-76));
  const hash = match?.[1];
  return hash === undefined ? undefined : { body: `${line.slice(0, line.length - 75)}}`, hash };
}
