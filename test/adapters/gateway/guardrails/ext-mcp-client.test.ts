import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerCredentials } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProcessorDocument } from '../../../../src/adapters/gateway/config/document.js';
import { createExtMcpClient } from '../../../../src/adapters/gateway/guardrails/ext-mcp-client.js';
import { type FakeGuard, startFakeGuard } from '../../../helpers/fake-guard.js';
import { type Identity, makeCertificate } from '../../../helpers/grpc/certificates.js';

const authority = makeCertificate({ name: 'authority' });
const stranger = makeCertificate({ name: 'another authority' });
const guardIdentity = makeCertificate({ name: 'guard', issuer: authority, dnsNames: ['localhost'] });
const gatewayIdentity = makeCertificate({ name: 'gateway', issuer: authority });

let folder: string;
let guard: FakeGuard;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-tls-'));
  const pair = { private_key: Buffer.from(guardIdentity.key), cert_chain: Buffer.from(guardIdentity.cert) };
  guard = await startFakeGuard(undefined, 0, ServerCredentials.createSsl(Buffer.from(authority.cert), [pair], true));
});

afterAll(() => {
  guard.stop();
  rmSync(folder, { recursive: true });
});

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content, { mode: 0o600 });
  return path;
}

const trust = (identity: Identity, name: string) => ({
  root: file(`${name}.pem`, identity.cert),
  hostname: 'localhost',
});
const own = () => ({ cert: file('own.pem', gatewayIdentity.cert), key: file('own.key', gatewayIdentity.key) });

function processor(
  backendTLS: NonNullable<ProcessorDocument['policies']['backendTLS']> | undefined,
): ProcessorDocument {
  return {
    kind: 'remote',
    host: guard.address,
    failureMode: 'failClosed',
    policies: backendTLS === undefined ? {} : { backendTLS },
    metadata: {},
    requestHeaders: { allowed: [], disallowed: [] },
    methods: {},
  };
}

describe('a guard with TLS', () => {
  it.each([
    ['is called by a gateway that it knows', () => ({ ...trust(authority, 'right'), ...own() }), true],
    ['is not called without a certificate', () => trust(authority, 'right'), false],
    ['is not called when another authority vouches for it', () => ({ ...trust(stranger, 'wrong'), ...own() }), false],
    [
      'is not called under another name',
      () => ({ ...trust(authority, 'right'), ...own(), hostname: 'other.example' }),
      false,
    ],
    ['is not called in clear text', () => undefined, false],
  ])('%s', async (_title, tls, expected) => {
    const client = createExtMcpClient(processor(tls()), 2000);
    const answer = await client.call('CheckRequest', { serviceNames: ['a'], method: 'tools/list', headers: [] });
    client.close();
    expect(answer.ok).toBe(expected);
  });
});
