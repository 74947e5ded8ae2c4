import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credentials } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGrpcServer } from '../../../src/adapters/grpc/server.js';
import { type Identity, makeCertificate } from '../../helpers/grpc/certificates.js';
import { ContractClient } from '../../helpers/grpc/client.js';
import { aRequest, passingHooks, run, until } from '../../helpers/grpc/server.js';

/** TLS names no IP addresses (RFC 6066). */
const asLocalhost = { 'grpc.ssl_target_name_override': 'localhost' };
let folder: string;
const authority = makeCertificate({ name: 'test authority' });
const otherAuthority = makeCertificate({ name: 'other authority' });
const server = makeCertificate({ name: 'guard', issuer: authority, dnsNames: ['localhost'] });
const client = makeCertificate({ name: 'gateway', issuer: authority });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guard-tls-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(identity: Identity, name: string): { readonly cert: string; readonly key: string } {
  const files = { cert: join(folder, `${name}.crt`), key: join(folder, `${name}.key`) };
  writeFileSync(files.cert, identity.cert);
  writeFileSync(files.key, identity.key, { mode: 0o600 });
  return files;
}

const caFile = (identity: Identity, name: string): string => {
  const path = join(folder, `${name}.ca`);
  writeFileSync(path, identity.cert);
  return path;
};

async function callWith(address: string, trusted: Identity, own?: Identity): Promise<string> {
  const creds = credentials.createSsl(
    Buffer.from(trusted.cert),
    own === undefined ? null : Buffer.from(own.key),
    own === undefined ? null : Buffer.from(own.cert),
  );
  const connection = new ContractClient(address, creds, asLocalhost);
  try {
    return (await connection.call('CheckRequest', aRequest)).result ?? 'nothing';
  } catch {
    return 'refused';
  } finally {
    connection.close();
  }
}

describe('TLS', () => {
  test('serves a client that trusts the authority, and no other', async () => {
    await using running = await run({ tls: write(server, 'plain') });
    expect(running.server.exposedPlaintext).toBe(false);
    expect(await callWith(running.server.address, authority)).toBe('pass');
    expect(await callWith(running.server.address, otherAuthority)).toBe('refused');
  });

  test('is refused by a client when the name in the certificate is another', async () => {
    const misnamed = makeCertificate({ name: 'guard', issuer: authority, dnsNames: ['elsewhere.example'] });
    await using running = await run({ tls: write(misnamed, 'misnamed') });
    expect(await callWith(running.server.address, authority)).toBe('refused');
  });

  test('does not answer plaintext, and goes on', async () => {
    await using running = await run({ tls: write(server, 'nocleartext') });
    await expect(running.client.call('CheckRequest', aRequest)).rejects.toMatchObject({ code: 14 });
    expect(running.recorded.count('tlsHandshakeFailed')).toBeGreaterThan(0);
    expect(await callWith(running.server.address, authority)).toBe('pass');
  });

  test.each([
    ['a missing certificate file', { cert: '/nonexistent/guard.crt', key: '/nonexistent/guard.key' }],
    ['a key of another certificate', undefined],
  ])('%s refuses the start', async (_what, files) => {
    const mixed = files ?? { cert: write(server, 'mixed').cert, key: write(client, 'mixed-other').key };
    await expect(
      startGrpcServer({
        listen: { kind: 'tcp', host: '127.0.0.1', port: 0 },
        hooks: passingHooks,
        newRef: () => 'r',
        tls: mixed,
      }),
    ).rejects.toThrow();
  });
});

test('a drain under TLS answers the call in flight and is clean', async () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const checkRequest = async () => {
    await opened;
    return { kind: 'pass', metadata: {} } as const;
  };
  await using running = await run({ tls: write(server, 'drained'), hooks: { ...passingHooks, checkRequest } });
  const held = callWith(running.server.address, authority);
  await until(() => running.server.callsInFlight === 1);
  const drained = running.server.drain({ delayMs: 0, capMs: 10_000 });
  open();
  expect(await held).toBe('pass');
  expect(await drained).toBe('clean');
});

describe('mutual TLS', () => {
  const tls = () => ({ ...write(server, 'mutual'), clientCa: caFile(authority, 'mutual') });

  test('serves a client with a certificate of the authority', async () => {
    await using running = await run({ tls: tls() });
    expect(await callWith(running.server.address, authority, client)).toBe('pass');
  });

  test.each([
    ['no certificate', undefined],
    ['a certificate of another authority', makeCertificate({ name: 'stranger', issuer: otherAuthority })],
    ['a certificate that it signed itself', makeCertificate({ name: 'self' })],
    ['an expired certificate', makeCertificate({ name: 'late', issuer: authority, validDays: [-30, -1] })],
    ['a certificate that is not valid yet', makeCertificate({ name: 'early', issuer: authority, validDays: [1, 30] })],
  ])('refuses a client with %s, and counts it', async (_what, identity) => {
    await using running = await run({ tls: tls() });
    expect(await callWith(running.server.address, authority, identity)).toBe('refused');
    expect(running.recorded.count('tlsHandshakeFailed')).toBeGreaterThan(0);
    expect(running.recorded.count('callStarted')).toBe(0);
  });
});

describe('changed TLS files', () => {
  test('serve new handshakes without a restart, old connections go on', async () => {
    const files = write(server, 'changing');
    await using running = await run({ tls: files, tlsPollMs: 20 });
    const old = new ContractClient(
      running.server.address,
      credentials.createSsl(Buffer.from(authority.cert)),
      asLocalhost,
    );
    expect((await old.call('CheckRequest', aRequest)).result).toBe('pass');
    write(makeCertificate({ name: 'guard', issuer: otherAuthority, dnsNames: ['localhost'] }), 'changing');
    await until(() => running.recorded.seen.some((row) => row[0] === 'tlsReloaded' && row[1] === true));
    expect(await callWith(running.server.address, otherAuthority)).toBe('pass');
    expect(await callWith(running.server.address, authority)).toBe('refused');
    expect((await old.call('CheckRequest', aRequest)).result).toBe('pass');
    old.close();
  });

  test('that are no good leave the last good ones in force', async () => {
    const files = write(server, 'spoiled');
    await using running = await run({ tls: files, tlsPollMs: 20 });
    writeFileSync(files.cert, 'not a certificate');
    await until(() => running.recorded.seen.some((row) => row[0] === 'tlsReloaded' && row[1] === false));
    expect(await callWith(running.server.address, authority)).toBe('pass');
    rmSync(files.cert);
    await until(() => running.recorded.seen.filter((row) => row[0] === 'tlsReloaded').length === 2);
    expect(await callWith(running.server.address, authority)).toBe('pass');
  });

  test('change the client authority too', async () => {
    const files = { ...write(server, 'authority'), clientCa: caFile(authority, 'authority') };
    await using running = await run({ tls: files, tlsPollMs: 20 });
    expect(await callWith(running.server.address, authority, client)).toBe('pass');
    caFile(otherAuthority, 'authority');
    await until(() => running.recorded.count('tlsReloaded') > 0);
    expect(await callWith(running.server.address, authority, client)).toBe('refused');
    const stranger = makeCertificate({ name: 'stranger', issuer: otherAuthority });
    expect(await callWith(running.server.address, authority, stranger)).toBe('pass');
  });
});
