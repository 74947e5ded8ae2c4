import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAudit, type OpenAudit } from '../../../src/adapters/audit/create-audit.js';
import { verifyChain } from '../../../src/adapters/audit/verify-chain.js';
import { auditRecord, auditRows } from '../../helpers/audit-rows.js';

let folder: string;
let path: string;
const opened: OpenAudit[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extmcp-guard-audit-'));
  path = join(folder, 'audit.jsonl');
});
afterEach(async () => {
  for (const audit of opened.splice(0)) await audit.close().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

function open(more: { maxBytes?: number; sync?: 'write' | 'fdatasync'; path?: string } = {}): OpenAudit {
  const audit = createAudit({
    target: { kind: 'file', path: more.path ?? path },
    sync: more.sync ?? 'write',
    maxBytes: more.maxBytes ?? 1_000_000,
    clock: { wallMs: () => 1_800_000_000_000, monotonicMs: () => 0 },
    instance: 'test/1',
  });
  opened.push(audit);
  return audit;
}

async function fill(audit: OpenAudit, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) await audit.append(auditRecord());
}

const files = () => readdirSync(folder).map((name) => join(folder, name));
const seqs = (file = path) => auditRows(file).map(({ seq }) => seq);
const events = (file = path) => auditRows(file).flatMap(({ event }) => event ?? []);

describe('a file of rows', () => {
  test('chains rows, for the owner only', async () => {
    await fill(open(), 3);
    const rows = auditRows(path);
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(rows[0]?.prev).toBe('0'.repeat(64));
    expect(rows[2]?.prev).toBe(rows[1]?.hash);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(verifyChain([path])).toMatchObject({ ok: true, rows: 3, head: rows[2]?.hash });
  });

  test('is continued by the next process', async () => {
    await fill(open(), 2);
    await fill(open(), 2);
    expect(seqs()).toEqual([1, 2, 3, 4]);
    expect(verifyChain([path]).ok).toBe(true);
  });

  test('is put aside when full; the chain goes on', async () => {
    await fill(open({ maxBytes: 2000 }), 20);
    expect(files().length).toBeGreaterThan(3);
    for (const file of files()) expect(statSync(file).size).toBeLessThanOrEqual(2000);
    expect(verifyChain(files())).toMatchObject({ ok: true, rows: 20, firstSeq: 1, lastSeq: 20 });
  });

  test('of which only the full ones are left is continued', async () => {
    const audit = open({ maxBytes: 2000 });
    await fill(audit, 10);
    const { lastSeq } = verifyChain(files().filter((file) => file !== path));
    unlinkSync(path);
    await fill(open(), 1);
    expect(seqs()).toEqual([lastSeq + 1]);
  });

  test('that cannot be put aside grows on', async () => {
    const audit = open({ maxBytes: 1000 });
    await fill(audit, 1);
    chmodSync(folder, 0o500);
    await fill(audit, 8);
    chmodSync(folder, 0o700);
    // The superuser may rename in a read-only directory.
    expect(verifyChain(files())).toMatchObject({ ok: true, rows: 9 });
  });
});

describe('what happened to the file', () => {
  test.each([
    ['in the middle of a row', (text: string) => text.slice(0, -40), 1],
    ['before the newline', (text: string) => text.slice(0, -1), 1],
    ['with zeros, as after a power cut', (text: string) => `${text}${'\0'.repeat(100)}`, 2],
  ])('torn %s: repaired and recorded', async (_name, tear, whole) => {
    await fill(open(), 2);
    writeFileSync(path, tear(readFileSync(path, 'utf8')));
    await fill(open(), 1);
    expect(events()).toEqual(['torn-tail']);
    expect(seqs()).toEqual(Array.from({ length: whole + 2 }, (_v, i) => i + 1));
    expect(verifyChain([path])).toMatchObject({ ok: true, torn: false });
  });

  test('torn in its very first row: begun anew', async () => {
    await fill(open(), 1);
    truncateSync(path, 50);
    await fill(open(), 1);
    expect(auditRows(path)).toMatchObject([{ seq: 1, event: 'torn-tail', bytes: 50 }, { seq: 2 }]);
  });

  test('moved away: the next row is in a new file', async () => {
    const audit = open();
    await fill(audit, 2);
    renameSync(path, `${path}.1`);
    audit.reopen();
    await fill(audit, 1);
    expect(auditRows(path)).toMatchObject([{ seq: 3, event: 'reopened' }, { seq: 4 }]);
    expect(verifyChain([path, `${path}.1`])).toMatchObject({ ok: true, rows: 4 });
  });

  test('deleted: noticed without a signal', async () => {
    const audit = open();
    await fill(audit, 2);
    unlinkSync(path);
    await fill(audit, 1);
    expect(auditRows(path)).toMatchObject([{ seq: 3, event: 'reopened' }, { seq: 4 }]);
  });

  test('cut to nothing by a log rotator that copies', async () => {
    const audit = open();
    await fill(audit, 2);
    truncateSync(path, 0);
    await fill(audit, 1);
    expect(auditRows(path)).toMatchObject([{ seq: 3, event: 'truncated' }, { seq: 4 }]);
  });

  test('its directory deleted: a rejection, and recovery', async () => {
    const inner = join(folder, 'logs');
    mkdirSync(inner);
    const audit = open({ path: join(inner, 'a.jsonl') });
    await fill(audit, 1);
    rmSync(inner, { recursive: true });
    await expect(async () => audit.append(auditRecord())).rejects.toThrow(/ENOENT/);
    mkdirSync(inner);
    await fill(audit, 1);
    expect(seqs(join(inner, 'a.jsonl'))).toEqual([2, 3]);
  });

  test('written to by another process of ours: its rows are continued', async () => {
    const [a, b] = [open(), open()];
    await fill(a, 2);
    await fill(b, 1);
    await fill(a, 1);
    const decisions = auditRows(path).filter(({ event }) => event === undefined);
    expect(decisions).toHaveLength(4);
    expect(verifyChain([path]).ok).toBe(true);
  });

  test('written to by something else: kept, ended, and told by verify', async () => {
    const audit = open();
    await fill(audit, 1);
    appendFileSync(path, 'hello');
    await fill(audit, 1);
    expect(verifyChain([path])).toMatchObject({ ok: false, rows: 3, faults: [{ line: 2, kind: 'not-a-row' }] });
  });
});

describe('what cannot be written', () => {
  test('another file is not taken for an audit file', () => {
    writeFileSync(path, 'root:x:0:0\nbin:x:1:1\n');
    expect(() => open()).toThrow(/is not an audit file/);
    expect(readFileSync(path, 'utf8')).toBe('root:x:0:0\nbin:x:1:1\n');
  });

  test.each(['/no/such/folder/audit.jsonl', tmpdir()])('%s is refused at start', (bad) => {
    expect(() => open({ path: bad })).toThrow(/ENOENT|EISDIR/);
  });

  test.runIf(process.platform === 'linux')('a full device rejects each row', async () => {
    const audit = open({ path: '/dev/full' });
    await expect(audit.append(auditRecord())).rejects.toThrow(/ENOSPC/);
    await expect(audit.append(auditRecord())).rejects.toThrow(/ENOSPC/);
  });
});

describe('group commit', () => {
  test('settles every row, in order, across rotation', async () => {
    const audit = open({ sync: 'fdatasync', maxBytes: 5000 });
    await Promise.all(Array.from({ length: 100 }, () => audit.append(auditRecord())));
    expect(verifyChain(files())).toMatchObject({ ok: true, rows: 100 });
  });
});
