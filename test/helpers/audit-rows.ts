import { readFileSync } from 'node:fs';
import type { AuditRecord } from '../../src/hooks/ports.js';

/** A decision's record; tests say what matters to them. */
export function auditRecord(more: Partial<AuditRecord> = {}): AuditRecord {
  return {
    id: 'id',
    ref: 'ref',
    hook: 'request',
    client: 'alice',
    profile: 'default',
    service: 'filesystem',
    method: 'tools/call',
    tool: 'read_file',
    verdict: 'pass',
    bytesIn: 10,
    bytesOut: 10,
    redactions: {},
    droppedKeys: [],
    policy: '0123456789abcdef',
    micros: 5,
    ...more,
  };
}

export interface AuditRow {
  readonly seq: number;
  readonly ts: string;
  readonly prev: string;
  readonly hash: string;
  readonly event?: string;
  readonly client?: string;
  readonly tool?: string;
  readonly hook?: string;
  readonly method?: string;
  readonly verdict?: string;
  readonly code?: string;
  readonly rule?: string;
  readonly ref?: string;
  readonly bytes?: number;
}

/** The finished rows of an audit file. */
export function auditRows(path: string): readonly AuditRow[] {
  const text = readFileSync(path, 'utf8');
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as AuditRow);
}
