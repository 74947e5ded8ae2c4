import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startProgram } from '../helpers/gateways.js';
import { type ConnectedClient, connectClient } from '../helpers/mcp-client.js';
import { availableGateways, freePort, type GatewayKind, type RunningGateway } from '../helpers/real-gateways.js';

const choice = await availableGateways();

const SECRET = randomBytes(30).toString('base64url');
const TOKENS = { alice: randomBytes(32).toString('base64url'), bob: randomBytes(32).toString('base64url') };

const FILES: Readonly<Record<string, string>> = {
  'notes.txt': 'nothing special\n',
  'app.log': `INFO start\nDEBUG API_KEY=${SECRET}\nINFO end\n`,
  '.env': `API_KEY=${SECRET}\n`,
  '.ssh/id_rsa': 'key material\n',
};

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

const POLICY = (sandbox: string): string => `version: 1
unknownClient: deny
clients:
- { id: alice, token: "sha256:${digest(TOKENS.alice)}", profile: default }
- { id: bob, token: "sha256:${digest(TOKENS.bob)}", profile: reader }
profiles:
  default: {}
  reader: { tools: { deny: [write_file] }, paths: { deny: ["preset:credentials", "**/*.log"] } }
services:
  filesystem: { root: ${JSON.stringify(sandbox)}, sharedDisk: true }
`;

interface Denied {
  readonly code: number;
  readonly data: { readonly code?: string } | undefined;
}

/** The error of a denied call: an McpError, or the text of an HTTP error that agentgateway 1.3 answers with. */
async function denial(work: Promise<unknown>): Promise<Denied> {
  const error: unknown = await work.then(
    () => new Error('nothing was denied'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('not an error');
  const start = error.message.indexOf('{"jsonrpc"');
  if (start >= 0) return JSON.parse(error.message.slice(start)).error;
  if (!('code' in error)) throw error;
  return { code: Number(error.code), data: Reflect.get(error, 'data') };
}

describe.each(choice.kinds.map((kind) => [kind.title, kind] as const))('through %s', (_title, kind: GatewayKind) => {
  let workspace: string;
  let sandbox: string;
  let policy: string;
  let guardPort: number;
  let guard: Running;
  let gateway: RunningGateway;
  let alice: ConnectedClient;
  let bob: ConnectedClient;

  const at = (name: string): string => join(sandbox, name);
  const startGuard = (): Promise<Running> =>
    startProgram([
      'serve',
      '--policy',
      policy,
      '--listen',
      `127.0.0.1:${guardPort}`,
      '--admin',
      'off',
      '--audit',
      'off',
    ]);
  const call = (who: ConnectedClient, name: string, args: Record<string, unknown>) =>
    who.client.callTool({ name: `filesystem_${name}`, arguments: args });

  beforeAll(async () => {
    workspace = await realpath(await mkdtemp(join(tmpdir(), 'extmcp-guard-e2e-')));
    sandbox = join(workspace, 'sandbox');
    for (const [name, content] of Object.entries(FILES)) {
      await mkdir(dirname(at(name)), { recursive: true });
      await writeFile(at(name), content);
    }
    policy = join(workspace, 'policy.yaml');
    await writeFile(policy, POLICY(sandbox));
    guardPort = await freePort();
    guard = await startGuard();
    const variables = { GUARD: `127.0.0.1:${guardPort}`, SANDBOX: sandbox };
    gateway = await kind.start('agentgateway.yaml', variables, [workspace]);
    alice = await connectClient(gateway.url, { authorization: `Bearer ${TOKENS.alice}` });
    bob = await connectClient(gateway.url, { authorization: `Bearer ${TOKENS.bob}` });
  });

  afterAll(async () => {
    await alice?.close();
    await bob?.close();
    await gateway?.stop();
    await guard?.stop();
    await rm(workspace, { recursive: true, force: true });
  });

  it('shows the tools of both servers under their names', async () => {
    const names = (await alice.client.listTools()).tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['filesystem_read_text_file', 'leaky_echo']));
  });

  it('reads an ordinary file unchanged', async () => {
    const result = await call(alice, 'read_text_file', { path: at('notes.txt') });
    expect(result).toMatchObject({
      content: [{ type: 'text', text: FILES['notes.txt'] }],
      structuredContent: { content: FILES['notes.txt'] },
    });
  });

  it.each([
    ['read_text_file', (): object => ({ path: at('.env') })],
    ['read_file', () => ({ path: at('.env') })],
    ['read_media_file', () => ({ path: at('.env') })],
    ['read_text_file', () => ({ path: at('.ssh/id_rsa') })],
    ['read_multiple_files', () => ({ paths: [at('notes.txt'), at('.env')] })],
    ['list_directory', () => ({ path: at('.ssh') })],
  ])('denies %s of a credential path', async (tool, args) => {
    expect(await denial(call(alice, tool, { ...args() }))).toMatchObject({
      code: -32001,
      data: { code: 'path-denied' },
    });
  });

  it('denies a resource', async () => {
    const read = alice.client.readResource({ uri: `leaky+file://${at('.env')}` });
    expect(await denial(read)).toMatchObject({ code: -32001, data: { code: 'path-denied' } });
  });

  it('redacts a secret in text and in structured content alike', async () => {
    const result = await call(alice, 'read_text_file', { path: at('app.log') });
    const text = 'INFO start\nDEBUG API_KEY=[REDACTED]\nINFO end\n';
    expect(result).toMatchObject({ content: [{ text }], structuredContent: { content: text } });
  });

  it('takes foreign keys and blocks out of a result', async () => {
    const params = { name: 'leaky_extra_keys', arguments: {} };
    const raw = JSON.stringify(await alice.client.request({ method: 'tools/call', params }, ResultSchema));
    expect(raw).toContain('all is well');
    for (const foreign of ['internalId', 'debug', 'context', 'trace', 'video']) expect(raw).not.toContain(foreign);
  });

  it('answers the canary, so that the hook can be seen from outside', async () => {
    expect(await denial(call(alice, 'extmcp-guard-canary', {}))).toMatchObject({ data: { code: 'canary' } });
  });

  it('gives two clients on one port what their own profiles allow', async () => {
    const path = at('app.log');
    const [own, other] = await Promise.all([
      call(alice, 'read_text_file', { path }),
      denial(call(bob, 'read_text_file', { path })),
    ]);
    expect(own).toMatchObject({ content: [{ text: expect.stringContaining('[REDACTED]') }] });
    expect(other).toMatchObject({ data: { code: 'path-denied' } });
    const names = (await bob.client.listTools()).tools.map(({ name }) => name);
    expect(names).not.toContain('filesystem_write_file');
  });

  it('does not let a stranger in', async () => {
    const headers = { authorization: `Bearer ${randomBytes(32).toString('base64url')}` };
    expect(await denial(connectClient(gateway.url, headers))).toMatchObject({ data: { code: 'client-unknown' } });
  });

  it('denies while the guard is dead and serves once it is back', async () => {
    await guard.stop('SIGKILL');
    expect(await denial(call(alice, 'read_text_file', { path: at('notes.txt') }))).toMatchObject({ code: -32603 });
    guard = await startGuard();
    expect(await call(alice, 'read_text_file', { path: at('notes.txt') })).toMatchObject({
      content: [{ type: 'text' }],
    });
  });
});

it('says which gateways were driven', () => {
  const driven = choice.kinds.map(({ title }) => title);
  process.stdout.write(
    `gateways driven: ${driven.join(', ')}\n${choice.missing.map((line) => `  not here: ${line}\n`).join('')}`,
  );
  expect(driven.length).toBeGreaterThan(0);
});
