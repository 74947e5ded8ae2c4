import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PolicyEvent } from '../../../src/adapters/policy/policy-loader.js';
import { openPolicySource, type PolicySource } from '../../../src/adapters/policy/policy-source.js';
import { systemClock } from '../../../src/adapters/process/clock.js';
import { formatFault } from '../../../src/domain/fault.js';
import { digests } from '../../helpers/policies.js';

const PATHS = 'paths: {deny: ["*.secret"]}';
const policy = (marker: string, more = '') =>
  `profiles: {default: {${PATHS}}}\nsecrets: {presets: [], allow: [${marker}]}\n${more}`;

let directory: string;
let file: string;
let events: PolicyEvent[];
let source: PolicySource | undefined;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'policy-source-'));
  file = join(directory, 'policy.yaml');
  events = [];
});

afterEach(() => {
  source?.close();
  source = undefined;
  rmSync(directory, { recursive: true, force: true });
});

function open(
  options: { pollMs?: number; settleMs?: number; patienceMs?: number; clock?: typeof systemClock } = {},
): PolicySource {
  const opened = openPolicySource({
    file,
    digests,
    clock: systemClock,
    onEvent: (event) => events.push(event),
    pollMs: 20,
    settleMs: 10,
    ...options,
  });
  if (!opened.ok) throw new Error(opened.error.map(formatFault).join('\n'));
  source = opened.value;
  return opened.value;
}

function replace(text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

const kinds = () => events.map((event) => event.kind);
const faults = () => source?.status().faults.map(formatFault) ?? [];
const settled = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });

describe('a first start', () => {
  const rows: readonly (readonly [string, (() => void) | string, string])[] = [
    ['garbage', '{{{', 'policy.yaml:1:'],
    ['an unknown key', 'modus: x', 'policy.yaml:1:1: modus: unknown key'],
    ['an empty file', '', 'policy.yaml:1:1: the file is empty'],
    ['no file', () => undefined, 'policy.yaml: cannot be read (ENOENT)'],
    ['a directory', () => mkdirSync(file), 'policy.yaml: is not a regular file'],
    ['a link to itself', () => symlinkSync(file, file), 'policy.yaml: cannot be read (ELOOP)'],
    ['a missing clients file', 'clients: c.yaml', 'c.yaml: cannot be read (ENOENT)'],
    [
      'bytes that are no text',
      () => writeFileSync(file, Buffer.from([0xff, 0xfe, 0x61])),
      'policy.yaml: is not valid UTF-8',
    ],
  ];
  test.each(rows)('with %s is refused', (_, content, fault) => {
    if (typeof content === 'string') writeFileSync(file, content);
    else content();
    const opened = openPolicySource({ file, digests, clock: systemClock, onEvent: () => undefined });
    const [first = ''] = opened.ok ? [] : opened.error.map(formatFault);
    expect(first.replace(`${directory}/`, '')).toContain(fault);
  });

  test('a pipe under the name is refused without waiting for a writer', async () => {
    const { execFileSync } = await import('node:child_process');
    execFileSync('mkfifo', [file]);
    const opened = openPolicySource({ file, digests, clock: systemClock, onEvent: () => undefined });
    expect(opened.ok ? [] : opened.error.map((fault) => fault.message)).toEqual(['is not a regular file']);
  });

  test('without a file the built-in policy is in force and never changes', () => {
    const opened = openPolicySource({
      file: undefined,
      digests,
      clock: systemClock,
      onEvent: (event) => events.push(event),
    });
    source = opened.ok ? opened.value : undefined;
    const before = source?.current();
    source?.reload();
    expect(source?.current()).toBe(before);
    expect(kinds()).toEqual(['unchanged']);
  });
});

describe('what cannot be used leaves the last good policy in force', () => {
  const rows: readonly (readonly [string, () => void, string])[] = [
    ['garbage', () => replace('{{{'), 'policy.yaml:'],
    ['an unknown key', () => replace('modus: x'), 'unknown key'],
    ['an empty file', () => replace(''), 'the file is empty'],
    ['a truncated file', () => truncateSync(file, 11), 'policy.yaml:1:'],
    ['a removed file', () => rmSync(file), 'cannot be read (ENOENT)'],
    ['a removed directory', () => rmSync(directory, { recursive: true }), 'cannot be read (ENOENT)'],
    [
      'a directory in its place',
      () => {
        rmSync(file);
        mkdirSync(file);
      },
      'is not a regular file',
    ],
    ['100 MB', () => truncateSync(file, 100 * 1024 * 1024), 'is larger than 1048576 bytes'],
    [
      'an alias bomb',
      () => replace(`a: &a [${'x,'.repeat(99)}x]\nb: &b [${'*a,'.repeat(99)}*a]\nc: [${'*b,'.repeat(99)}*b]`),
      'values come from aliases',
    ],
    ['a cycle', () => replace('profiles: &a {x: *a}'), 'holds a cycle'],
    [
      'a rule that fails its own example',
      () =>
        replace(
          policy('a', '').replace(
            'presets: []',
            'presets: [], rules: [{id: r, pattern: "abc[0-9]{9}", examples: {hit: [no]}}]',
          ),
        ),
      'examples.hit.0',
    ],
    ['a clients file that is not there', () => replace(policy('a', 'clients: gone.yaml')), 'cannot be read (ENOENT)'],
  ];
  test.each(rows)('%s', async (_, damage, fault) => {
    writeFileSync(file, policy('good'));
    const opened = open();
    const before = opened.current();
    damage();
    await settled(() => expect(opened.status().failures).toBeGreaterThan(0));
    expect(faults().join('\n')).toContain(fault);
    expect(opened.current()).toBe(before);
    expect(opened.status()).toMatchObject({ loads: 1 });
    expect(kinds()).not.toContain('loaded');
  });

  test('an unreadable file', async () => {
    if (process.getuid?.() === 0) return expect(process.getuid()).toBe(0);
    writeFileSync(file, policy('good'));
    const opened = open();
    chmodSync(file, 0);
    await settled(() => expect(faults().join()).toContain('EACCES'));
    return expect(opened.status().loads).toBe(1);
  });

  test('a fault is reported once, not at every look', async () => {
    writeFileSync(file, policy('good'));
    open();
    replace('{{{');
    await settled(() => expect(kinds()).toEqual(['failed']));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(kinds()).toEqual(['failed']);
  });

  test('when the old text comes back the fault is gone', async () => {
    writeFileSync(file, policy('good'));
    const opened = open();
    rmSync(file);
    await settled(() => expect(faults()).toHaveLength(1));
    writeFileSync(file, policy('good'));
    await settled(() => expect(faults()).toEqual([]));
    expect(opened.status()).toMatchObject({ loads: 1, failures: 1 });
  });
});

describe('every way of replacing a file is seen', () => {
  const fingerprint = () => source?.current().policy.fingerprint;

  test('renaming over it, twice', async () => {
    writeFileSync(file, policy('one'));
    open();
    const seen = [fingerprint()];
    for (const marker of ['two', 'three']) {
      replace(policy(marker));
      await settled(() => expect(seen).not.toContain(fingerprint()));
      seen.push(fingerprint());
    }
    expect(new Set(seen).size).toBe(3);
    expect(kinds()).toEqual(['loaded', 'loaded']);
  });

  test('writing in place', async () => {
    writeFileSync(file, policy('one'));
    open();
    writeFileSync(file, policy('two'));
    await settled(() => expect(source?.status().loads).toBe(2));
  });

  test('swapping the ..data link of a mounted ConfigMap, clients file included', async () => {
    const version = (name: string, marker: string, id: string) => {
      mkdirSync(join(directory, name));
      writeFileSync(join(directory, name, 'policy.yaml'), policy(marker, 'clients: clients.yaml'));
      writeFileSync(join(directory, name, 'clients.yaml'), `- {id: ${id}, profile: default}`);
    };
    const swap = (name: string) => {
      symlinkSync(name, join(directory, '..data_tmp'));
      renameSync(join(directory, '..data_tmp'), join(directory, '..data'));
    };
    version('..v1', 'one', 'a');
    version('..v2', 'two', 'b');
    version('..v3', 'two', 'c');
    symlinkSync('..v1', join(directory, '..data'));
    symlinkSync('..data/policy.yaml', file);
    symlinkSync('..data/clients.yaml', join(directory, 'clients.yaml'));
    open();
    const client = () => source?.current().policy.clients[0]?.id;
    expect(client()).toBe('a');
    swap('..v2');
    await settled(() => expect(client()).toBe('b'));
    swap('..v3');
    await settled(() => expect(client()).toBe('c'));
  });

  test('a change of the clients file alone', async () => {
    writeFileSync(file, policy('one', 'clients: clients.yaml'));
    writeFileSync(join(directory, 'clients.yaml'), 'clients: []');
    open();
    writeFileSync(join(directory, 'clients.yaml'), '- {id: new, profile: default}');
    await settled(() => expect(source?.current().policy.clients).toHaveLength(1));
  });

  test('by polling alone, where the directory sends no events', async () => {
    const real = join(directory, 'real');
    mkdirSync(real);
    writeFileSync(join(real, 'p.yaml'), policy('one'));
    symlinkSync(join(real, 'p.yaml'), file);
    open();
    writeFileSync(join(real, 'p.yaml'), policy('two'));
    await settled(() => expect(source?.status().loads).toBe(2));
  });

  test('a file that is written in pieces is read when it is whole', async () => {
    writeFileSync(file, policy('one'));
    open({ settleMs: 150 });
    const whole = policy('two', 'unknownClient: deny\n');
    for (let end = 10; end < whole.length; end += 10) {
      writeFileSync(file, whole.slice(0, end));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    writeFileSync(file, whole);
    await settled(() => expect(source?.current().policy.unknownClient).toEqual({ kind: 'deny' }));
    expect(kinds()).toEqual(['loaded']);
  });

  test('fifty replacements a second, good and bad alternating, end with the last', async () => {
    writeFileSync(file, policy('start'));
    open({ patienceMs: 100 });
    for (let round = 0; round < 50; round += 1) {
      replace(round % 2 === 0 ? '{{{' : policy(`round-${round}`));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    replace(policy('last', 'unknownClient: deny'));
    await settled(() => expect(source?.current().policy.unknownClient).toEqual({ kind: 'deny' }));
    expect(faults()).toEqual([]);
  });
});

test('a file that anybody may change is a warning', () => {
  writeFileSync(file, policy('one'));
  chmodSync(file, 0o666);
  const messages = open()
    .current()
    .policy.warnings.map((warning) => warning.message);
  expect(messages).toContain('every user of this machine may change the file');
});

test('a reload on demand reads at once', () => {
  writeFileSync(file, policy('one'));
  const opened = open({ pollMs: 60_000, settleMs: 60_000 });
  writeFileSync(file, policy('two'));
  opened.reload();
  expect(kinds()).toEqual(['loaded']);
  expect(opened.status()).toMatchObject({ loads: 2, failures: 0, faults: [] });
});

test('an exception ends with its day although no file changes', async () => {
  const end = Date.parse('2027-01-31T23:59:59Z');
  let now = end;
  const clock = { wallMs: () => now, monotonicMs: systemClock.monotonicMs };
  const rule = '{id: r, pattern: "abc[0-9]{9}"}';
  writeFileSync(
    file,
    policy('a').replace(
      'presets: []',
      `presets: [], rules: [${rule}], disable: [{rule: r, reason: x, expires: 2027-01-31}]`,
    ),
  );
  const opened = open({ clock });
  const enabled = () => opened.current().policy.scanner.rules.map((one) => one.enabled);
  expect(enabled()).toEqual([false]);
  now = end + 2000;
  await settled(() => expect(enabled()).toEqual([true]));
});

test('nothing happens after close', async () => {
  writeFileSync(file, policy('one'));
  const opened = open();
  opened.close();
  writeFileSync(file, policy('two'));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(events).toEqual([]);
  expect(opened.status().loads).toBe(1);
});
