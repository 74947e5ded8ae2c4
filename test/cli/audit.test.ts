import { appendFileSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAudit } from '../../src/adapters/audit/create-audit.js';
import { followLines } from '../../src/adapters/audit/follow-rows.js';
import { registerAudit } from '../../src/cli/commands/audit.js';
import type { AuditRecord } from '../../src/hooks/ports.js';
import { auditRecord, auditRows } from '../helpers/audit-rows.js';
import { runVerb } from '../helpers/run-verb.js';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extmcp-guard-audit-'));
  path = join(folder, 'audit.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const audit = (...args: string[]) => runVerb(registerAudit, ['audit', ...args]);

async function write(records: readonly Partial<AuditRecord>[], maxBytes = 1_000_000): Promise<void> {
  const target = { kind: 'file', path } as const;
  const clock = { wallMs: () => 1_800_000_000_000, monotonicMs: () => 0 };
  const sink = createAudit({ target, sync: 'write', maxBytes, clock, instance: 'test/1' });
  for (const record of records) await sink.append(auditRecord(record));
  await sink.close();
}

const ten = Array.from({ length: 10 }, (_v, i) => ({ client: `client-${i}` }));
const lines = () => readFileSync(path, 'utf8').split('\n').slice(0, -1);
const rewrite = (change: (all: string[]) => string[]) => writeFileSync(path, `${change(lines()).join('\n')}\n`);

describe('audit verify', () => {
  test('an intact file', async () => {
    await write(ten);
    const { status, out } = await audit('verify', path);
    expect(status).toBe(0);
    expect(out).toContain('intact: 10 rows, 1 to 10');
    expect(out).toContain(String(auditRows(path).at(-1)?.hash));
  });

  test.each<[string, (all: string[]) => string[], string]>([
    [
      'an edit',
      (all) => all.map((line, i) => (i === 4 ? line.replace('client-4', 'client-9') : line)),
      ':5: edited: row 5',
    ],
    [
      'an edit of the hash',
      (all) => all.map((line, i) => (i === 4 ? line.replace(/.{4}"\}$/, '0000"}') : line)),
      ':5: edited: row 5',
    ],
    ['a missing row', (all) => all.filter((_line, i) => i !== 4), ':5: gap: row 5 is missing'],
    ['missing rows', (all) => all.filter((_line, i) => i < 3 || i > 6), ':4: gap: rows 4 to 7 are missing'],
    [
      'another order',
      (all) => [...all.slice(0, 3), ...all.slice(3, 5).reverse(), ...all.slice(5)],
      ':5: order: row 4 comes after row 5',
    ],
    ['a row twice', (all) => [...all.slice(0, 5), ...all.slice(4)], ':6: order: row 5 comes after row 5'],
    ['a cut in the middle', (all) => all.map((line, i) => (i === 4 ? line.slice(0, 40) : line)), ':5: not-a-row'],
    ['a foreign line', (all) => [...all, 'hello'], ':11: not-a-row'],
    ['an empty line', (all) => [...all.slice(0, 5), '', ...all.slice(5)], ':6: not-a-row'],
  ])('%s is found at its line', async (_name, change, fault) => {
    await write(ten);
    rewrite(change);
    const { status, out } = await audit('verify', path);
    expect(status).toBe(1);
    expect(out).toContain(`${path}${fault}`);
    const report = JSON.parse((await audit('verify', path, '--json')).out);
    expect(report).toMatchObject({ ok: false });
  });

  test('a row replaced by a genuine row of another chain is found', async () => {
    await write(ten);
    const own = lines();
    rmSync(path);
    await write(ten.map(() => ({ client: 'other' })));
    const other = lines();
    writeFileSync(path, `${own.map((line, i) => (i === 4 ? other[4] : line)).join('\n')}\n`);
    expect((await audit('verify', path)).out).toContain(':5: link: row 5 was not written behind this row 4');
  });

  test('a torn last line is no fault, and is told', async () => {
    await write(ten);
    appendFileSync(path, '{"v":1,"seq":11,"ts":"20');
    const { status, out } = await audit('verify', path);
    expect(status).toBe(0);
    expect(out).toContain('the last line is unfinished');
  });

  test('full files and the open one, in any order', async () => {
    await write(ten, 1500);
    const files = readdirSync(folder).map((name) => join(folder, name));
    expect(files.length).toBeGreaterThan(2);
    for (const order of [files, [...files].reverse()]) {
      const { status, out } = await audit('verify', ...order);
      expect([status, out]).toEqual([0, expect.stringContaining('10 rows, 1 to 10')]);
    }
    const without = files.filter((_file, i) => i !== 2);
    expect((await audit('verify', ...without)).status).toBe(1);
    expect((await audit('verify', path)).out).toContain('are in other files');
  });

  test('an anchor shows an end that was cut off', async () => {
    await write(ten);
    const anchor = String(auditRows(path).at(-1)?.hash);
    expect((await audit('verify', path, '--anchor', anchor)).status).toBe(0);
    rewrite((all) => all.slice(0, 8));
    expect((await audit('verify', path)).status).toBe(0);
    const cut = await audit('verify', path, '--anchor', anchor);
    expect([cut.status, cut.out]).toEqual([1, expect.stringContaining('no row has this hash')]);
  });

  test.each([
    ['a file that is not there', ['verify', '/no/such/file']],
    ['a folder', ['verify', tmpdir()]],
    ['an anchor that is no hash', ['verify', '/dev/null', '--anchor', 'x']],
  ])('%s: status 2', async (_name, args) => {
    const { status, err } = await audit(...args);
    expect(status).toBe(2);
    expect(err).toMatch(/^extmcp-guard audit verify: /);
  });
});

describe('audit stats', () => {
  test('counts by client, tool, verdict, code and rule', async () => {
    await write([
      { client: 'alice', verdict: 'deny', code: 'path-denied', rule: 'dotenv' },
      { client: 'alice', verdict: 'replace', redactions: { 'github-pat': 2 } },
      { client: 'bob', tool: '', method: 'tools/list' },
    ]);
    appendFileSync(path, 'garbage\n');
    const stats = JSON.parse((await audit('stats', path, '--json')).out);
    expect(stats).toMatchObject({
      decisions: 3,
      events: 0,
      unreadable: 1,
      clients: { alice: 2, bob: 1 },
      tools: { 'filesystem/read_file': 2 },
      verdicts: { deny: 1, pass: 1, replace: 1 },
      codes: { 'path-denied': 1 },
      rules: { dotenv: 1, 'github-pat': 2 },
    });
    const { out } = await audit('stats', path, '--top', '1');
    expect(out).toMatch(/by client\n {10}2 {2}alice\n.*and 1 more/);
  });

  test('a name that would steer the terminal is shown as text', async () => {
    await write([{ tool: '\u001b]0;owned\u0007\u202eeman\u009b2J' }]);
    for (const verb of [
      ['stats', path],
      ['tail', path, '--no-follow'],
    ]) {
      const { out } = await audit(...verb);
      expect(out).toContain('\\u001b]0;owned\\u0007\\u202eeman\\u009b2J');
      expect(out).not.toMatch(/[\u001b\u0007\u202e\u009b]/);
    }
  });
});

describe('audit tail', () => {
  test.each([
    [
      ['-n', '3'],
      ['client-7', 'client-8', 'client-9'],
    ],
    [['--client', 'client-4'], ['client-4']],
    [['--verdict', 'deny'], []],
  ])('%j shows those', async (flags, want) => {
    await write(ten);
    const { status, out } = await audit('tail', path, '--no-follow', ...flags);
    expect(status).toBe(0);
    expect([...out.matchAll(/client-\d/g)].map(([id]) => id)).toEqual(want);
  });

  test('filters by a rule that denied or redacted', async () => {
    await write([{ rule: 'dotenv' }, { redactions: { dotenv: 1 } }, {}]);
    const { out } = await audit('tail', path, '--no-follow', '--rule', 'dotenv', '--json');
    expect(out.split('\n')).toHaveLength(3);
  });

  test('follows, also into the next file', async () => {
    const stop = new AbortController();
    const seen: number[] = [];
    await write(ten.slice(0, 2));
    const done = (async () => {
      for await (const text of followLines(path, { last: 1, follow: true, signal: stop.signal, pollMs: 5 })) {
        seen.push(JSON.parse(text).seq);
        if (seen.length === 6) stop.abort();
      }
    })();
    while (seen.length < 1) await sleep(5);
    await write(ten.slice(0, 2));
    renameSync(path, `${path}.000000000004`);
    await write(ten.slice(0, 3));
    await done;
    expect(seen).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test('a file that is not there ends with status 2', async () => {
    expect((await audit('tail', '/no/such/file', '--no-follow')).status).toBe(2);
  });
});
