import type { AuditRecord } from '../../hooks/ports.js';

/** Version of the row's layout. */
export const ROW_VERSION = 1;

/** `prev` of the first row of a chain. */
export const CHAIN_START = '0'.repeat(64);

/** Something that happened to the file itself. Such a row stands in the chain like a decision. */
export type AuditEvent =
  /** The last write before this process was cut off in mid-line; the rest was taken out. No answer had gone out for it. */
  | { readonly event: 'torn-tail'; readonly bytes: number }
  /** The file was moved or deleted under the running process; this row opens another. */
  | { readonly event: 'reopened' }
  /** The file became shorter under the running process. */
  | { readonly event: 'truncated'; readonly bytes: number }
  /** The file holds bytes that this process did not write. */
  | { readonly event: 'foreign-bytes'; readonly bytes: number };

/** What a row tells, apart from its place. */
export type RowContent = AuditRecord | AuditEvent;

/** Who writes, and when. */
export interface RowStamp {
  /** RFC 3339, milliseconds, UTC. */
  readonly ts: string;
  readonly instance: string;
}

/** The end of a chain: where the next row links in. */
export interface ChainHead {
  readonly seq: number;
  readonly hash: string;
}

/** Before the first row. */
export const CHAIN_BEGIN: ChainHead = { seq: 0, hash: CHAIN_START };

/**
 * The row's text without its hash: one JSON object, keys in fixed order. `hash` is SHA-256 over exactly this text, so that
 * whoever verifies needs no canonical form.
 */
export function rowBody(content: RowContent, stamp: RowStamp, head: ChainHead): string {
  const { ts, instance } = stamp;
  const seq = head.seq + 1;
  if ('event' in content) return JSON.stringify({ v: ROW_VERSION, seq, ts, ...content, instance, prev: head.hash });
  // Written out: spreading objects into this one costs more than everything else about a row.
  return JSON.stringify({
    v: ROW_VERSION,
    seq,
    ts,
    id: content.id,
    ref: content.ref,
    hook: content.hook,
    client: content.client,
    profile: content.profile,
    service: content.service,
    method: content.method,
    tool: content.tool,
    instance,
    verdict: content.verdict,
    code: content.code,
    rule: content.rule,
    argsDigest: content.argsDigest,
    bytesIn: content.bytesIn,
    bytesOut: content.bytesOut,
    redactions: content.redactions,
    droppedKeys: content.droppedKeys,
    policy: content.policy,
    micros: content.micros,
    prev: head.hash,
  });
}

/** The line as it is written: the body with its hash as the last member. */
export function rowLine(body: string, hash: string): string {
  return `${body.slice(0, -1)},"hash":"${hash}"}\n`;
}

const HASH_TAIL = /,"hash":"([0-9a-f]{64})"\}$/;
const HASH_TAIL_CHARS = 75;

/** Takes a line without its newline apart again; undefined when it does not end as a row does. */
export function splitLine(line: string): { readonly body: string; readonly hash: string } | undefined {
  const hash = HASH_TAIL.exec(line.slice(-HASH_TAIL_CHARS))?.[1];
  return hash === undefined ? undefined : { body: `${line.slice(0, -HASH_TAIL_CHARS)}}`, hash };
}
