import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadPolicy } from '../../src/app/load-policy.js';
import { registerClients } from '../../src/cli/commands/clients.js';
import { base62CrcTail } from '../../src/rules/secrets/checksums/tail-checksums.js';
import { runVerb } from '../helpers/run-verb.js';

let folder: string;
let policy: string;
let clientsFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extmcp-guard-clients-'));
  policy = join(folder, 'policy.yaml');
  clientsFile = join(folder, 'clients.yaml');
  writeFileSync(policy, 'version: 1\nclients: ./clients.yaml\nprofiles: { reader: {} }\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const clients = (...args: string[]) => runVerb(registerClients, ['clients', ...args, '--policy', policy]);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function known() {
  const loaded = loadPolicy(policy);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value.clients;
}

describe('clients add', () => {
  test('prints the token once and stores its digest', async () => {
    const { status, out } = await clients('add', 'alice', '--profile', 'reader');
    const token = out.trim();
    expect(status).toBe(0);
    expect(token).toMatch(/^emg_[0-9A-Za-z]{49}$/);
    expect(base62CrcTail(token)).toBe('valid');
    expect(known()).toMatchObject([{ id: 'alice', profile: 'reader', tokenDigest: sha256(token), revoked: false }]);
    const stored = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(stored.join('')).not.toContain(token.slice(4, -6));
  });

  test('makes the file for its owner only, and leaves nothing beside it', async () => {
    await clients('add', 'alice');
    expect(statSync(clientsFile).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual(['clients.yaml', 'policy.yaml']);
  });

  test('a token is redacted by the scanner of this project', async () => {
    const { out } = await clients('add', 'alice');
    const loaded = loadPolicy(policy);
    if (!loaded.ok) throw new Error('the policy does not load');
    const found = loaded.value.scanner.scan(`the token is ${out.trim()}, keep it`);
    expect(found).toMatchObject([{ rule: 'extmcp-guard-token' }]);
  });

  test('keeps comments and other entries, in either form of the file', async () => {
    const entry = `{ id: ci, metadata: { sub: ci-bot } } # the build`;
    for (const text of [`# who\nclients:\n  - ${entry}\n`, `# who\n- ${entry}\n`]) {
      writeFileSync(clientsFile, text);
      expect((await clients('add', 'alice', '--expires', '2031-01-31')).status).toBe(0);
      const after = readFileSync(clientsFile, 'utf8');
      expect(after).toContain('# who');
      expect(after).toContain('# the build');
      expect(known().map(({ id }) => id)).toEqual(['ci', 'alice']);
      expect(known()[1]?.expiresAtMs).toBe(Date.parse('2031-02-01'));
    }
  });

  test('replaces what a link leads to', async () => {
    const real = join(folder, 'real.yaml');
    writeFileSync(real, 'clients: []\n');
    symlinkSync(real, clientsFile);
    await clients('add', 'alice');
    expect(readFileSync(real, 'utf8')).toContain('alice');
  });

  test('many at once all get in', async () => {
    const names = Array.from({ length: 12 }, (_v, i) => `client-${i}`);
    const outcomes = await Promise.all(names.map((name) => clients('add', name)));
    expect(outcomes.map(({ status }) => status)).toEqual(names.map(() => 0));
    expect(
      known()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...names].sort());
  });

  test('takes away the lock of a process that is gone', async () => {
    writeFileSync(`${clientsFile}.lock`, `${spawnSync(process.execPath, ['--version']).pid}\n`);
    expect((await clients('add', 'alice')).status).toBe(0);
    expect(existsSync(`${clientsFile}.lock`)).toBe(false);
  });

  test.each([
    ['a name twice', ['add', 'alice'], /there is a client 'alice'/],
    ['a name in other case', ['add', 'ALICE'], /there is a client 'alice'/],
    [
      'an unknown profile',
      ['add', 'bob', '--profile', 'nope'],
      /no profile 'nope'; there are default, reader|reader, default/,
    ],
    ['a bad name', ['add', 'b b'], /a name of letters, digits/],
    ['a reserved name', ['add', 'Anonymous'], /stands for callers whom the policy does not know/],
    ['a bad day', ['add', 'bob', '--expires', '2031-02-31'], /must be a day/],
    ['an unknown client', ['revoke', 'mallory'], /no client 'mallory' in the file/],
  ])('%s is refused; the file stays', async (_name, args, message) => {
    await clients('add', 'alice');
    const before = readFileSync(clientsFile, 'utf8');
    const { status, out, err } = await clients(...args);
    expect(status).toBe(2);
    expect(err).toMatch(message);
    expect(out).toBe('');
    expect(readFileSync(clientsFile, 'utf8')).toBe(before);
  });

  test.each([
    ['inline clients', 'clients: [{ id: a }]\n', /holds its clients inline/],
    ['no clients file', 'version: 1\n', /names no clients file/],
    ['a broken policy', 'clinets: x\n', /policy\.yaml:1/],
    ['a clients file in a folder that is not there', 'clients: ./none/clients.yaml\n', /cannot be written \(ENOENT\)/],
  ])('%s is an error that says so', async (_name, text, message) => {
    writeFileSync(policy, text);
    const { status, err } = await clients('add', 'alice');
    expect(status).toBe(2);
    expect(err).toMatch(message);
  });

  test('a broken clients file is not written over', async () => {
    writeFileSync(clientsFile, 'clients: [{ id: a, tokn: x }]\n');
    const { status, err } = await clients('add', 'alice');
    expect(status).toBe(2);
    expect(err).toMatch(/clients\.yaml:1/);
    expect(readFileSync(clientsFile, 'utf8')).toContain('tokn');
  });

  test.runIf(process.getuid?.() !== 0)('an unwritable folder is an error', async () => {
    chmodSync(folder, 0o500);
    expect((await clients('add', 'alice')).err).toMatch(/cannot be written \(EACCES\)/);
    chmodSync(folder, 0o700);
  });
});

describe('clients revoke and list', () => {
  test('a revoked client stays known as such', async () => {
    await clients('add', 'alice');
    expect((await clients('revoke', 'alice')).status).toBe(0);
    expect((await clients('revoke', 'alice')).status).toBe(0);
    expect(known()).toMatchObject([{ id: 'alice', revoked: true }]);
  });

  test('the list shows states, and no digest in full', async () => {
    await clients('add', 'alice', '--profile', 'reader');
    await clients('add', 'old', '--expires', '2020-01-31');
    await clients('add', 'gone');
    await clients('revoke', 'gone');
    const text = (await clients('list')).out;
    const json = (await clients('list', '--json')).out;
    expect(JSON.parse(json)).toMatchObject([
      { id: 'alice', profile: 'reader', status: 'active' },
      { id: 'old', status: 'expired', expires: '2020-01-31' },
      { id: 'gone', status: 'revoked' },
    ]);
    for (const { tokenDigest } of known()) {
      expect(text).toContain(tokenDigest?.slice(0, 8));
      expect(text + json).not.toContain(tokenDigest?.slice(0, 12));
    }
  });
});
