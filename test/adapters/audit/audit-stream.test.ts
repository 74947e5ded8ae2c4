import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAudit, type OpenAudit } from '../../../src/adapters/audit/create-audit.js';
import { verifyChain } from '../../../src/adapters/audit/verify-chain.js';
import { auditRecord } from '../../helpers/audit-rows.js';

let folder: string;
let pipe: string;
let reader: number;
let audit: OpenAudit;

describe.runIf(process.platform !== 'win32')('rows into a pipe', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'extmcp-guard-pipe-'));
    pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    audit = createAudit({
      target: { kind: 'file', path: pipe },
      sync: 'write',
      maxBytes: 1_000_000,
      clock: { wallMs: () => 1_800_000_000_000, monotonicMs: () => performance.now() },
      instance: 'test/1',
    });
  });
  afterEach(async () => {
    await audit.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Everything that is in the pipe now. */
  function drain(): string {
    const chunk = Buffer.alloc(1 << 20);
    let text = '';
    for (;;) {
      try {
        const got = readSync(reader, chunk);
        if (got === 0) return text;
        text += chunk.toString('utf8', 0, got);
      } catch {
        return text;
      }
    }
  }

  /** As if the reader had kept what it read. */
  function verified(text: string) {
    const file = join(folder, 'kept.jsonl');
    writeFileSync(file, text);
    return verifyChain([file]);
  }

  test('come in order', async () => {
    for (let i = 0; i < 5; i += 1) await audit.append(auditRecord());
    expect(verified(drain())).toMatchObject({ ok: true, rows: 5 });
    closeSync(reader);
  });

  test('that nobody empties: some are rejected, none is torn, and the chain of the others holds', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => audit.append(auditRecord())));
    const written = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(written).toBeGreaterThan(10);
    expect(written).toBeLessThan(300);
    let text = drain();
    await audit.append(auditRecord());
    text += drain();
    const report = verified(text);
    expect(report).toMatchObject({ ok: true, torn: false });
    // A row of which a part was out is finished all the same.
    expect(report.rows - (written + 1)).toBeLessThanOrEqual(1);
    expect(report.rows).toBeGreaterThanOrEqual(written + 1);
    closeSync(reader);
  });

  test('whose reader is gone: each is rejected', async () => {
    closeSync(reader);
    for (let i = 0; i < 3; i += 1) await expect(audit.append(auditRecord())).rejects.toThrow(/EPIPE/);
  });
});
