import { status } from '@grpc/grpc-js';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeGuard, type GuardAnswer, type GuardCall, startFakeGuard } from '../helpers/fake-guard.js';
import { fixtureServer } from '../helpers/fixture-servers.js';
import { type RawWrap, startRaw, wrapWords } from '../helpers/wrapped.js';

let guard: FakeGuard | undefined;
let wrap: RawWrap | undefined;

afterEach(async () => {
  wrap?.child.stdin.end();
  await wrap?.ended;
  guard?.stop();
  guard = undefined;
});

async function start(answer: (call: GuardCall) => GuardAnswer = () => ({ pass: {} }), ...flags: readonly string[]) {
  guard = await startFakeGuard(answer);
  wrap = open(guard.address, ...flags);
  return { guard, wrap };
}

function open(address: string, ...flags: readonly string[]): RawWrap {
  return startRaw(
    wrapWords(
      ['--remote', address, '--service', 'leaky', '--log-level', 'warn', ...flags],
      fixtureServer('leaky-server'),
    ),
  );
}

const echo = (id: number, text: string) =>
  `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"echo","arguments":{"text":"${text}"}}}\n`;
const ask = async (raw: RawWrap, line: string) => {
  raw.send(line);
  return JSON.parse(await raw.next());
};

describe('a remote guard', () => {
  it('is asked before and after a call, and about other results', async () => {
    const metadata = {
      fields: { ref: { stringValue: 'r1' }, client: { stringValue: 'alice' }, x: { stringValue: 'y' } },
    };
    const { guard, wrap } = await start(({ rpc }) => (rpc === 'CheckRequest' ? { pass: {}, metadata } : { pass: {} }));
    expect(await ask(wrap, echo(1, 'hello'))).toMatchObject({ id: 1, result: { content: [{ text: 'hello' }] } });
    expect(await ask(wrap, '{"jsonrpc":"2.0","id":2,"method":"tools/list"}\n')).toMatchObject({ id: 2 });
    expect(guard.calls).toMatchObject([
      { rpc: 'CheckRequest', services: ['leaky'], method: 'tools/call', body: { name: 'echo' }, metadata: {} },
      { rpc: 'CheckResponse', method: 'tools/call', metadata: { ref: 'r1', client: 'alice' } },
      { rpc: 'CheckResponse', method: 'tools/list' },
    ]);
    expect(guard.calls[1]?.metadata).not.toHaveProperty('x');
  });

  it('hears who asks', async () => {
    const { guard, wrap } = await start(undefined, '--client', 'alice');
    await ask(wrap, echo(1, 'hello'));
    expect(guard.calls.map(({ metadata }) => metadata)).toEqual([{ client: 'alice' }, { client: 'alice' }]);
  });

  it('refuses as the gateway would tell it', async () => {
    const error = { code: 'PERMISSION_DENIED', reason: 'not you', mcpError: Buffer.from('{"code":"tool-denied"}') };
    const { wrap } = await start(() => ({ error }));
    expect(await ask(wrap, echo(1, 'hello'))).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32001, message: 'not you', data: { code: 'tool-denied' } },
    });
  });

  it('changes params and results', async () => {
    const params = Buffer.from('{"name":"echo",\n"arguments":{"text":"other"}}');
    const result = Buffer.from('{"content":[]}');
    const { guard, wrap } = await start(({ rpc }) => ({ mutated: rpc === 'CheckRequest' ? params : result }));
    expect(await ask(wrap, echo(1, 'hello'))).toMatchObject({ id: 1, result: { content: [] } });
    expect(guard.calls[1]?.body).toMatchObject({ content: [{ text: 'other' }] });
  });

  it.each([
    ['that fails', { status: status.INTERNAL, details: 'broken' }],
    ['that says nothing', {}],
    ['whose change is no JSON', { mutated: Buffer.from('{') }],
  ])('%s denies with failClosed and passes with failOpen', async (_title, answer) => {
    const closed = await start(() => answer);
    expect(await ask(closed.wrap, echo(1, 'hello'))).toMatchObject({ id: 1, error: { code: -32603 } });
    const openly = open(closed.guard.address, '--failure-mode', 'failOpen');
    expect(await ask(openly, echo(1, 'hello'))).toMatchObject({ id: 1, result: { content: [{ text: 'hello' }] } });
    openly.child.stdin.end();
    await openly.ended;
  });

  it('that is not there denies with failClosed', async () => {
    wrap = open('127.0.0.1:1');
    expect(await ask(wrap, echo(1, 'hello'))).toMatchObject({
      error: { code: -32603, message: expect.stringContaining('checkRequest failed') },
    });
  });

  it('leaves to the proxy what it cannot be asked', async () => {
    const { wrap } = await start();
    const failed = await ask(
      wrap,
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fail","arguments":{}}}\n',
    );
    expect(failed).toMatchObject({ id: 1, error: { code: -32050, message: 'backend refused [REDACTED]' } });
  });

  it('is asked about several calls at once, and their answers keep their order', async () => {
    const { wrap } = await start();
    wrap.send([1, 2, 3, 4, 5].map((id) => echo(id, `text ${id}`)).join(''));
    const ids: number[] = [];
    for (let count = 0; count < 5; count++) ids.push(JSON.parse(await wrap.next()).id);
    expect(ids).toEqual([1, 2, 3, 4, 5]);
  });
});
