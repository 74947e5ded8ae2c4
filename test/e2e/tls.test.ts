import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credentials } from '@grpc/grpc-js';
import { afterAll, describe, expect, test } from 'vitest';
import { type Identity, makeCertificate } from '../helpers/grpc/certificates.js';
import { ContractClient } from '../helpers/grpc/client.js';
import { aRequest, until } from '../helpers/grpc/server.js';
import { runToEnd } from '../helpers/guard-process.js';
import { type ServeProcess, startServe } from '../helpers/serve-process.js';

const folder = mkdtempSync(join(tmpdir(), 'guard-serve-tls-'));
afterAll(() => rmSync(folder, { recursive: true }));

const authority = makeCertificate({ name: 'test authority' });
const otherAuthority = makeCertificate({ name: 'other authority' });
const guardOf = (issuer: Identity) => makeCertificate({ name: 'guard', issuer, dnsNames: ['localhost'] });
const gateway = makeCertificate({ name: 'gateway', issuer: authority });

/** Writes a certificate with its key; the flags that name them. */
function filesOf(name: string, identity: Identity): readonly string[] {
  const [cert, key] = [join(folder, `${name}.crt`), join(folder, `${name}.key`)];
  writeFileSync(cert, identity.cert);
  writeFileSync(key, identity.key, { mode: 0o600 });
  return ['--tls-cert', cert, '--tls-key', key];
}

function authorityFile(name: string, identity: Identity): readonly string[] {
  const path = join(folder, `${name}.ca`);
  writeFileSync(path, identity.cert);
  return ['--tls-client-ca', path];
}

/** One call over a connection of its own: how it is answered, or `refused`. */
async function callOnce(serve: ServeProcess, trusted: Identity, own?: Identity): Promise<string> {
  const creds = credentials.createSsl(
    Buffer.from(trusted.cert),
    own === undefined ? null : Buffer.from(own.key),
    own === undefined ? null : Buffer.from(own.cert),
  );
  const client = new ContractClient(serve.grpc, creds, { 'grpc.ssl_target_name_override': 'localhost' });
  try {
    return (await client.call('CheckRequest', aRequest)).result ?? 'nothing';
  } catch {
    return 'refused';
  } finally {
    client.close();
  }
}

const warnsOfPlaintext = (serve: ServeProcess): boolean =>
  serve.log.some((row) => String(row.msg).startsWith('plaintext on an address'));

describe('serve with a certificate', () => {
  test('serves TLS only, and new files without a restart', async () => {
    await using serve = await startServe(...filesOf('plain', guardOf(authority)));
    expect(warnsOfPlaintext(serve)).toBe(false);
    expect(await callOnce(serve, authority)).toBe('pass');
    expect(await callOnce(serve, otherAuthority)).toBe('refused');
    await expect(serve.client.call('CheckRequest', aRequest)).rejects.toMatchObject({ code: 14 });

    filesOf('plain', guardOf(otherAuthority));
    await until(() => serve.log.some((row) => row.msg === 'certificates reloaded'));
    expect(await callOnce(serve, otherAuthority)).toBe('pass');
    expect(await callOnce(serve, authority)).toBe('refused');

    writeFileSync(join(folder, 'plain.crt'), 'half a certifica');
    await until(() => serve.log.some((row) => String(row.msg).startsWith('certificates not reloaded')));
    expect(await callOnce(serve, otherAuthority)).toBe('pass');
    expect(await serve.stop('SIGTERM')).toBe(0);
  });

  test('and a client authority serves its clients, and no others', async () => {
    await using serve = await startServe(
      ...filesOf('mutual', guardOf(authority)),
      ...authorityFile('mutual', authority),
    );
    expect(await callOnce(serve, authority, gateway)).toBe('pass');
    for (const stranger of [
      undefined,
      makeCertificate({ name: 'stranger', issuer: otherAuthority }),
      makeCertificate({ name: 'gateway' }),
      makeCertificate({ name: 'late', issuer: authority, validDays: [-30, -1] }),
    ])
      expect(await callOnce(serve, authority, stranger)).toBe('refused');
    expect(await serve.metrics()).toMatch(/^extmcp_guard_tls_handshake_failures_total\S* [4-9]/m);
    expect(await callOnce(serve, authority, gateway)).toBe('pass');
  });
});

describe('serve refuses to start, with status 2,', () => {
  const good = filesOf('good', guardOf(authority));
  test.each([
    ['with a key of another certificate', [...good.slice(0, 3), filesOf('other', gateway)[3] ?? '']],
    ['with a client authority that is none', [...good, '--tls-client-ca', good[3] ?? '']],
    ['with a certificate and no key', good.slice(0, 2)],
    ['with a client authority alone', authorityFile('alone', authority)],
  ])('%s', async (_what, flags) => {
    const ended = await runToEnd(['serve', '--listen', '127.0.0.1:0', '--admin', 'off', ...flags]);
    expect(ended).toMatchObject({ status: 2 });
    expect(ended.stderr).not.toContain('PRIVATE KEY');
  });
});

describe('plaintext', () => {
  test('on an address that others can reach is a warning', async () => {
    await using serve = await startServe('--listen', '0.0.0.0:0');
    expect(warnsOfPlaintext(serve)).toBe(true);
  });

  test('on loopback is none', async () => {
    await using serve = await startServe();
    expect(warnsOfPlaintext(serve)).toBe(false);
  });

  test('on a unix socket is none: only its owner can connect', async () => {
    const path = join(folder, 'guard.sock');
    await using serve = await startServe('--listen', `unix:${path}`);
    expect(warnsOfPlaintext(serve)).toBe(false);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect((await serve.client.call('CheckRequest', aRequest)).result).toBe('pass');
  });
});
