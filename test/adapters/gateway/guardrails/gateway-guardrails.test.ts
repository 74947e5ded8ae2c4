import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeGuard, type GuardAnswer, type GuardCall, startFakeGuard } from '../../../helpers/fake-guard.js';
import { type ConnectedClient, connectClient } from '../../../helpers/mcp-client.js';
import { type GatewaySetup, withGateway } from '../../../helpers/with-gateway.js';

const METHODS = 'methods: { tools/call: full, prompts/get: full, resources/read: full, "*": response }';
const open: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

interface Stage {
  readonly guard: FakeGuard;
  readonly client: ConnectedClient['client'];
}

async function stage(
  answer: (call: GuardCall) => GuardAnswer,
  processor: readonly string[] = [METHODS],
  setup: GatewaySetup = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Stage> {
  const guard = await startFakeGuard(answer);
  open.push(() => guard.stop());
  const gateway = await withGateway({ ...setup, processor: [`host: "${guard.address}"`, ...processor] });
  open.push(() => gateway.close());
  const connected = await connectClient(gateway.url, headers);
  open.push(() => connected.close());
  return { guard, client: connected.client };
}

const pass = (): GuardAnswer => ({ pass: {} });

function on(rpc: GuardCall['rpc'], method: string, reply: GuardAnswer): (call: GuardCall) => GuardAnswer {
  return (call) => (call.rpc === rpc && call.method === method ? reply : { pass: {} });
}

async function failure(work: Promise<unknown>): Promise<McpError> {
  const outcome = await work.then(
    () => new Error('no error came back'),
    (error: unknown) => error,
  );
  if (outcome instanceof McpError) return outcome;
  throw outcome;
}

const echo = (client: Stage['client'], text = 'hi') => client.callTool({ name: 'echo', arguments: { text } });

describe('phases', () => {
  it('shows a call with its params before and its result after, under the bare name and one service', async () => {
    const { guard, client } = await stage(pass);
    await echo(client);
    const calls = guard.calls.filter(({ method }) => method === 'tools/call');
    expect(calls.map(({ rpc, services }) => [rpc, services])).toEqual([
      ['CheckRequest', ['leaky']],
      ['CheckResponse', ['leaky']],
    ]);
    expect(calls[0]?.body).toEqual({ name: 'echo', arguments: { text: 'hi' } });
    expect(calls[1]?.body).toEqual({ content: [{ type: 'text', text: 'hi' }] });
  });

  it('does not show _meta to the guard', async () => {
    const { guard, client } = await stage(pass);
    await client.callTool({ name: 'echo', arguments: {}, _meta: { progressToken: 5 } });
    expect(guard.calls.find(({ rpc }) => rpc === 'CheckRequest')?.body).toEqual({ name: 'echo', arguments: {} });
  });

  it('asks without params for lists, and once about the merged result', async () => {
    const { guard, client } = await stage(pass, ['methods: { "*": full }'], { targets: ['a', 'b'] });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('b_echo');
    const calls = guard.calls.filter(({ method }) => method === 'tools/list');
    expect(calls.map(({ rpc, services, body }) => [rpc, services, body === undefined])).toEqual([
      ['CheckRequest', ['a', 'b'], true],
      ['CheckResponse', ['a', 'b'], false],
    ]);
    expect(calls[1]?.body).toMatchObject({ resultType: 'complete', ttlMs: 0, cacheScope: 'private' });
  });

  it('takes the list hints out again for clients', async () => {
    const { client } = await stage(pass);
    expect(Object.keys(await client.listTools())).toEqual(['tools']);
  });

  it('leads a prefixed call to its target and shows the bare name', async () => {
    const { guard, client } = await stage(pass, [METHODS], { targets: ['a', 'b'] });
    await client.callTool({ name: 'b_echo', arguments: { text: 'x' } });
    expect(guard.calls.find(({ rpc }) => rpc === 'CheckRequest')).toMatchObject({
      services: ['b'],
      body: { name: 'echo' },
    });
  });

  it('never asks about a method that no key matches', async () => {
    const { guard, client } = await stage(pass, ['methods: { tools/call: request }']);
    await client.listTools();
    await echo(client);
    expect(guard.calls.map(({ rpc, method }) => `${rpc} ${method}`)).toEqual(['CheckRequest tools/call']);
  });

  it('shows a target error to no guard', async () => {
    const { guard, client } = await stage(pass);
    const error = await failure(client.callTool({ name: 'fail', arguments: {} }));
    expect(error.code).toBe(-32050);
    expect(guard.calls.map(({ rpc, method }) => `${rpc} ${method}`)).not.toContain('CheckResponse tools/call');
  });

  it('gives a target the uri without its name, and the client one with it', async () => {
    const { guard, client } = await stage(pass, [METHODS], { targets: ['a', 'b'] });
    const { contents } = await client.readResource({ uri: 'b+file:///workspace/notes.txt' });
    expect(contents[0]?.uri).toBe('b+file:///workspace/notes.txt');
    expect(guard.calls.filter(({ method }) => method === 'resources/read')).toMatchObject([
      { services: ['b'], body: { uri: 'file:///workspace/notes.txt' } },
      { services: ['b'], body: { contents: [{ uri: 'file:///workspace/notes.txt' }] } },
    ]);
  });
});

describe('answers', () => {
  const refusals = [
    ['PERMISSION_DENIED', -32001],
    ['RESOURCE_EXHAUSTED', -32003],
    ['INVALID', -32600],
    ['UNKNOWN', -32603],
  ] as const;

  it.each(refusals)('turns %s into %i with the reason and data', async (code, expected) => {
    const mcpError = Buffer.from('{"code":"path-denied"}');
    const refusal = { error: { code, reason: 'no', mcpError } };
    const { client } = await stage(on('CheckRequest', 'tools/call', refusal));
    const error = await failure(echo(client));
    expect(error).toMatchObject({ code: expected, data: { code: 'path-denied' } });
    expect(error.message).toContain('no');
  });

  it('drops error data that is not JSON', async () => {
    const refusal = { error: { code: 'INVALID', reason: 'no', mcpError: Buffer.from('{') } };
    const { client } = await stage(on('CheckRequest', 'tools/call', refusal));
    expect((await failure(echo(client))).data).toBeUndefined();
  });

  it('does not reach the target after a refusal', async () => {
    const refusal = { error: { code: 'PERMISSION_DENIED', reason: 'no' } };
    const { guard, client } = await stage(on('CheckRequest', 'tools/call', refusal));
    await failure(echo(client));
    expect(guard.calls.some(({ rpc, method }) => rpc === 'CheckResponse' && method === 'tools/call')).toBe(false);
  });

  it('refuses a result', async () => {
    const refusal = { error: { code: 'PERMISSION_DENIED', reason: 'no' } };
    const { client } = await stage(on('CheckResponse', 'tools/call', refusal));
    expect(await failure(echo(client))).toMatchObject({ code: -32001 });
  });

  it('forwards mutated params', async () => {
    const mutated = Buffer.from('{"name":"echo","arguments":{"text":"changed"}}');
    const { client } = await stage(on('CheckRequest', 'tools/call', { mutated }));
    expect(await echo(client)).toMatchObject({ content: [{ text: 'changed' }] });
  });

  it('believes a mutated result', async () => {
    const mutated = Buffer.from('{"content":[{"type":"text","text":"clean"}]}');
    const { client } = await stage(on('CheckResponse', 'tools/call', { mutated }));
    expect(await echo(client)).toMatchObject({ content: [{ text: 'clean' }] });
  });

  it('ignores a mutation of a list request', async () => {
    const { client } = await stage(on('CheckRequest', 'tools/list', { mutated: Buffer.from('{') }), [
      'methods: { "*": full }',
    ]);
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
  });

  it('does not let a client in whose initialize is refused', async () => {
    const refusal = { error: { code: 'PERMISSION_DENIED', reason: 'no' } };
    await expect(stage(on('CheckRequest', 'initialize', refusal), ['methods: { "*": full }'])).rejects.toMatchObject({
      code: -32001,
    });
  });
});

describe('failures', () => {
  const violations: readonly (readonly [string, GuardAnswer])[] = [
    ['no result', {}],
    ['mutated that is not JSON', { mutated: Buffer.from('{') }],
    ['mutated that is not UTF-8', { mutated: Buffer.from([0x22, 0xff, 0x22]) }],
    ['mutated params of another type', { mutated: Buffer.from('{"name":5}') }],
    ['a gRPC failure', { status: 13, details: 'inner' }],
  ];

  it.each(violations)('%s is an internal error under failClosed', async (_title, answer) => {
    const { client } = await stage(on('CheckRequest', 'tools/call', answer));
    expect((await failure(echo(client))).code).toBe(ErrorCode.InternalError);
  });

  it.each(violations)('%s forwards the call as it was under failOpen', async (_title, answer) => {
    const { client } = await stage(on('CheckRequest', 'tools/call', answer), [METHODS, 'failureMode: failOpen']);
    expect(await echo(client)).toMatchObject({ content: [{ text: 'hi' }] });
  });

  it('a refusal is no failure: failOpen keeps it', async () => {
    const refusal = { error: { code: 'PERMISSION_DENIED', reason: 'no' } };
    const { client } = await stage(on('CheckRequest', 'tools/call', refusal), [METHODS, 'failureMode: failOpen']);
    expect((await failure(echo(client))).code).toBe(-32001);
  });

  it.each([13, 14, 8])('passes on the text of gRPC status %i', async (status) => {
    const { client } = await stage(on('CheckRequest', 'tools/call', { status, details: 'inner words' }));
    expect((await failure(echo(client))).message).toContain('mcpGuardrails checkRequest failed: inner words');
    await expect(client.listTools()).resolves.toBeDefined();
  });

  it('ends a call at requestTimeout', async () => {
    const timeout = 'policies: { http: { requestTimeout: 200ms } }';
    const { client } = await stage(on('CheckRequest', 'tools/call', 'never'), [METHODS, timeout]);
    expect((await failure(echo(client))).message).toContain('request timeout');
  });

  it('denies while the guard is dead and serves the first call once it is back', async () => {
    const { guard, client } = await stage(pass);
    guard.stop();
    expect((await failure(echo(client))).message).toContain('Connection refused');
    expect((await failure(echo(client))).message).toContain('Connection refused');
    const back = await startFakeGuard(pass, Number(guard.address.split(':')[1]));
    open.push(() => back.stop());
    expect(await echo(client)).toMatchObject({ content: [{ text: 'hi' }] });
  });
});

describe('metadata and headers', () => {
  it('evaluates expressions for both hooks and leaves a failing one out', async () => {
    const metadata = `metadata: { authorization: 'request.headers["authorization"]', sub: jwt.sub, path: request.path }`;
    const { guard, client } = await stage(pass, [METHODS, metadata], {}, { authorization: 'Bearer abc' });
    await echo(client);
    const calls = guard.calls.filter(({ method }) => method === 'tools/call');
    expect(calls.map((call) => call.metadata)).toEqual(Array(2).fill({ authorization: 'Bearer abc', path: '/mcp' }));
  });

  it("carries CheckRequest's metadata to CheckResponse", async () => {
    const answer = { pass: {}, metadata: { fields: { client: { stringValue: 'alice' }, n: { numberValue: 3 } } } };
    const metadata = 'metadata: { client: mcpGuardrails.client, n: mcpGuardrails.n }';
    const { guard, client } = await stage(on('CheckRequest', 'tools/call', answer), [METHODS, metadata]);
    await echo(client);
    const seen = guard.calls.filter(({ method }) => method === 'tools/call').map((call) => call.metadata);
    expect(seen).toEqual([{}, { client: 'alice', n: 3 }]);
  });

  it('shows pseudo-headers and headers, none of the connection', async () => {
    const { guard, client } = await stage(pass, [METHODS], {}, { 'X-Tenant': 'acme' });
    await echo(client);
    const headers = new Map(guard.calls.find(({ rpc }) => rpc === 'CheckRequest')?.headers);
    expect(headers.get(':method')).toBe('POST');
    expect(headers.get(':path')).toBe('/mcp');
    expect(headers.get('x-tenant')).toBe('acme');
    expect(headers.has('host')).toBe(false);
    expect(headers.has('connection')).toBe(false);
  });

  it('filters headers: disallowed wins over allowed', async () => {
    const filter = 'requestHeaders: { allowed: [X-Tenant, authorization, ":path"], disallowed: [AUTHORIZATION] }';
    const headers = { 'x-tenant': 'acme', authorization: 'Bearer abc' };
    const { guard, client } = await stage(pass, [METHODS, filter], {}, headers);
    await echo(client);
    const names = guard.calls.find(({ rpc }) => rpc === 'CheckRequest')?.headers.map(([name]) => name);
    expect(names).toEqual([':path', 'x-tenant']);
  });

  it('asks several processors in order; each sees what the one before it left', async () => {
    const mutated = Buffer.from('{"name":"echo","arguments":{"text":"second"}}');
    const first = await startFakeGuard(
      on('CheckRequest', 'tools/call', { mutated, metadata: { fields: { by: { stringValue: 'one' } } } }),
    );
    const second = await startFakeGuard(pass);
    open.push(
      () => first.stop(),
      () => second.stop(),
    );
    const processors = [
      [`host: "${first.address}"`, METHODS],
      [`host: "${second.address}"`, METHODS, 'metadata: { by: mcpGuardrails.by }'],
    ];
    const gateway = await withGateway({ processors });
    open.push(() => gateway.close());
    const connected = await connectClient(gateway.url);
    open.push(() => connected.close());
    await echo(connected.client);
    const seen = second.calls.find(({ rpc }) => rpc === 'CheckRequest');
    expect(seen).toMatchObject({ body: { arguments: { text: 'second' } }, metadata: { by: 'one' } });
  });
});
