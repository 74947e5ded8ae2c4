import { createHash } from 'node:crypto';
import { type ChainHead, ROW_VERSION, type RowContent, type RowStamp, rowBody, rowLine, splitLine } from './row.js';

/** A row at its place: the bytes to write, and the head of the chain once they are written. */
export interface LinkedRow {
  readonly line: Buffer;
  readonly head: ChainHead;
}

/** Puts a row behind the head of a chain. */
export function linkRow(content: RowContent, stamp: RowStamp, head: ChainHead): LinkedRow {
  const body = rowBody(content, stamp, head);
  const hash = sha256(body);
  return { line: Buffer.from(rowLine(body, hash)), head: { seq: head.seq + 1, hash } };
}

/** A row as it stands in a file. */
export interface StoredRow {
  readonly seq: number;
  readonly prev: string;
  /** As the row states it. */
  readonly hash: string;
  /** Whether the stated hash is that of the row's text. */
  readonly genuine: boolean;
  /** The row's members, as written. */
  readonly members: Readonly<Record<string, unknown>>;
}

/** Reads one line without its newline; undefined when it is no row of this version. */
export function parseRow(line: string): StoredRow | undefined {
  const parts = splitLine(line);
  const members = parts === undefined ? undefined : parseObject(parts.body);
  if (parts === undefined || members === undefined || members.v !== ROW_VERSION) return undefined;
  const { seq, prev } = members;
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 1) return undefined;
  if (typeof prev !== 'string' || !/^[0-9a-f]{64}$/.test(prev)) return undefined;
  return { seq, prev, hash: parts.hash, genuine: sha256(parts.body) === parts.hash, members };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
