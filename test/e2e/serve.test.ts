import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { connectGuard } from '../helpers/guard-client.js';
import { type Finished, runToEnd, startServer } from '../helpers/guard-process.js';

const folder = mkdtempSync(join(tmpdir(), 'extmcp-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function policyFile(text: string): string {
  const path = join(folder, `policy-${Math.abs(hash(text))}.yaml`);
  writeFileSync(path, text);
  return path;
}
const hash = (text: string) => [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) | 0, 7);
const call = (name: string, args: object) => ({ name, arguments: args });

describe('serve', () => {
  test('says that it is ready, answers over the wire, and ends with 0 on SIGTERM', async () => {
    const server = await startServer(['--admin', '127.0.0.1:0']);
    const guard = connectGuard(server.grpc);
    expect(server.ready).toMatchObject({
      msg: 'ready',
      grpc: server.grpc,
      policy: { fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/), mode: 'enforce' },
    });
    const allowed = await guard.request('tools/call', call('read_text_file', { path: '/srv/app.ts' }));
    expect(allowed).toMatchObject({
      result: 'pass',
      metadata: { fields: { client: { stringValue: 'anonymous' }, tool: { stringValue: 'read_text_file' } } },
    });
    const denied = await guard.request('tools/call', call('read_text_file', { path: '/srv/.env' }));
    expect(denied.error).toMatchObject({ code: 'PERMISSION_DENIED', reason: expect.stringContaining("'.env'") });
    expect(JSON.parse(denied.error?.mcp_error?.toString() ?? '')).toMatchObject({
      code: 'path-denied',
      rule: 'dotenv',
      ref: expect.any(String),
    });
    const redacted = await guard.response('tools/call', {
      content: [{ type: 'text', text: 'password=hunter2-and-more' }],
      extra: 1,
    });
    expect(redacted.mutated?.toString()).toBe('{"content":[{"type":"text","text":"password=[REDACTED]"}]}');
    guard.close();
    expect(await server.stop()).toBe(0);
  });

  test('shows health, readiness, policy and metrics on the admin address', async () => {
    const server = await startServer(['--admin', '127.0.0.1:0']);
    const get = async (path: string) => (await fetch(`http://${server.ready.admin}${path}`)).text();
    expect(JSON.parse(await get('/readyz'))).toMatchObject({ ok: true, fingerprint: server.ready.policy.fingerprint });
    expect(JSON.parse(await get('/healthz'))).toMatchObject({ ok: true });
    expect(await get('/metrics')).toContain('extmcp_guard_');
    expect(JSON.parse(await get('/policy'))).toMatchObject({ mode: 'enforce' });
    await server.stop();
  });

  test('decides large results in a worker, and small calls meanwhile', async () => {
    const server = await startServer([]);
    const guard = connectGuard(server.grpc);
    const line = 'an ordinary line of a log\n'.repeat(40_000);
    const [large, small] = await Promise.all([
      guard.response('tools/call', { content: [{ type: 'text', text: `${line}api_key=Zq8Wm3Tx7Lp2Vb9Kd5\n${line}` }] }),
      guard.request('tools/call', call('read_text_file', { path: 'a.ts' })),
    ]);
    expect(small.result).toBe('pass');
    expect(large.mutated?.includes('api_key=[REDACTED]')).toBe(true);
    expect((await guard.response('tools/call', { content: [{ type: 'text', text: line }] })).result).toBe('pass');
    guard.close();
    await server.stop();
  });

  test('listens on a unix socket', async () => {
    const path = join(folder, 'guard.sock');
    const server = await startServer(['--listen', `unix:${path}`]);
    const guard = connectGuard(`unix:${path}`);
    expect((await guard.request('ping')).result).toBe('pass');
    guard.close();
    await server.stop();
  });

  test('in observe mode passes everything as it came, but for the canary', async () => {
    const server = await startServer(['--policy', policyFile('version: 1\nmode: observe\n')]);
    const guard = connectGuard(server.grpc);
    expect((await guard.request('tools/call', call('read_text_file', { path: '.env' }))).result).toBe('pass');
    expect(
      (await guard.response('tools/call', { content: [{ type: 'text', text: 'password=hunter2-and-more' }], x: 1 }))
        .result,
    ).toBe('pass');
    const canary = await guard.request('tools/call', call('filesystem_extmcp-guard-canary', {}));
    expect(JSON.parse(canary.error?.mcp_error?.toString() ?? '')).toMatchObject({
      code: 'canary',
      policy: server.ready.policy.fingerprint,
      version: expect.any(String),
    });
    guard.close();
    await server.stop();
  });
});

describe('serve refuses to start, with status 2 and the place of the fault, for', () => {
  const ending = (args: string[], env: Record<string, string> = {}): Promise<Finished> =>
    runToEnd(['serve', '--admin', 'off', ...args], env);

  test('a policy with faults, all of them at once', async () => {
    const file = policyFile('version: 1\nmode: enforcing\nprofiles:\n  default:\n    pathz: {}\n');
    const { status, stderr } = await ending(['--listen', '127.0.0.1:0', '--policy', file]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/:2:\d+: mode/);
    expect(stderr).toMatch(/:5:\d+: .*pathz/);
  });
  test('a policy that is not there', async () => {
    expect(await ending(['--listen', '127.0.0.1:0', '--policy', join(folder, 'none.yaml')])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('none.yaml'),
    });
  });
  test('an address in use', async () => {
    const server = await startServer([]);
    expect(await ending(['--listen', server.grpc])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(server.grpc),
    });
    await server.stop();
  });
  test('an unknown flag', async () => {
    expect(await ending(['--polici', 'x'])).toMatchObject({ status: 2, stderr: expect.stringContaining('--polici') });
  });
  test('a malformed variable', async () => {
    expect(await ending([], { EXTMCP_GUARD_WORKERS: 'many' })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('EXTMCP_GUARD_WORKERS'),
    });
  });
  test('certificates that are not there', async () => {
    expect(
      await ending([
        '--listen',
        '127.0.0.1:0',
        '--tls-cert',
        join(folder, 'no.pem'),
        '--tls-key',
        join(folder, 'no.key'),
      ]),
    ).toMatchObject({ status: 2 });
  });
  test('an audit file that cannot be opened', async () => {
    expect(
      await ending(['--listen', '127.0.0.1:0', '--audit', join(folder, 'no', 'such', 'audit.jsonl')]),
    ).toMatchObject({ status: 2 });
  });
});
