import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { denialData, type LoadedAnswer } from '../helpers/grpc/client.js';
import { until } from '../helpers/grpc/server.js';
import { type ServeProcess, startServe } from '../helpers/serve-process.js';
import { delimited, withBase } from '../helpers/wire/bytes.js';

let serve: ServeProcess;
beforeAll(async () => {
  serve = await startServe('--workers', '1');
  // The worker compiles the policy while the first calls come; a large one may be told to retry until it is there.
  const large = JSON.stringify({ content: [{ type: 'text', text: 'x '.repeat(100_000) }] });
  while ((await result(large)).result !== 'pass');
});
afterAll(async () => {
  await serve[Symbol.asyncDispose]();
});

const call = (
  params: string | Buffer,
  method = 'tools/call',
  serviceNames: readonly string[] = ['files'],
): Promise<LoadedAnswer> =>
  serve.client.call('CheckRequest', { serviceNames, method, mcpRequest: Buffer.from(params) });
const result = (text: string | Buffer, method = 'tools/call'): Promise<LoadedAnswer> =>
  serve.client.call('CheckResponse', { serviceNames: ['files'], method, mcpResponse: Buffer.from(text) });

const args = (json: string): string => `{"name":"read_file","arguments":${json}}`;
const utf16 = Buffer.from(args('{"path":"a"}'), 'utf16le');
const withByte = (byte: string): Buffer =>
  Buffer.concat([Buffer.from('{"name":"read_'), Buffer.from(byte, 'hex'), Buffer.from('"}')]);

async function expectDenied(answer: LoadedAnswer, ...codes: readonly string[]): Promise<void> {
  expect(answer.result).toBe('error');
  expect(codes).toContain(denialData(answer).code);
}

/** A harmless call is still passed by the same process. */
async function expectServing(): Promise<void> {
  expect((await call(args('{"path":"notes.txt"}'))).result).toBe('pass');
}

describe('params that are no call are denied, never read in part', () => {
  const rows: readonly [what: string, params: string | Buffer][] = [
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['text', '"x"'],
    ['a number', '1'],
    ['cut off', '{"name":"read_file","arguments":{"path":"notes.txt"'],
    ['followed by garbage', `${args('{"path":"a"}')} x`],
    ['two values', `${args('{"path":"a"}')}${args('{"path":"b"}')}`],
    ['behind a byte order mark', `\ufeff${args('{"path":"a"}')}`],
    ['with a key twice', '{"name":"read_file","name":"write_file","arguments":{}}'],
    ['with a key twice, once escaped', '{"name":"read_file","n\\u0061me":"x","arguments":{}}'],
    ['with a key twice below', args('{"path":"notes.txt","path":".env"}')],
    ['not UTF-8', withByte('ff')],
    ['overlong UTF-8', withByte('c0af')],
    ['a surrogate in UTF-8', withByte('eda080')],
    ['UTF-16', utf16],
    ['without a name', '{"arguments":{"path":"a"}}'],
    ['with a name that is no text', '{"name":["read_file"],"arguments":{"path":"a"}}'],
    ['with arguments that are text', '{"name":"read_file","arguments":"{\\"path\\":\\".env\\"}"}'],
    ['nested a million deep', `{"name":"x","arguments":${'['.repeat(1_000_000)}`],
    [
      'nested a million deep and closed',
      `{"name":"x","arguments":{"a":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}}`,
    ],
    ['of a million empty lists', `{"name":"x","arguments":{"a":[${'[],'.repeat(1_000_000)}[]]}}`],
  ];
  test.each(rows)('%s', async (_what, params) => {
    await expectDenied(await call(params), 'undecodable', 'too-large', 'path-denied', 'path-malformed');
    await expectServing();
  });

  test('absent, though the method needs them', async () => {
    const answer = await serve.client.call('CheckRequest', { serviceNames: ['files'], method: 'tools/call' });
    await expectDenied(answer, 'undecodable');
  });

  test('for two services at once', async () => {
    await expectDenied(await call(args('{"path":"a"}'), 'tools/call', ['files', 'memory']), 'undecodable');
  });
});

describe('methods', () => {
  test.each(['tools/list', 'initialize', 'ping', 'some/new/method'])('%s passes without params', async (method) => {
    const answer = await serve.client.call('CheckRequest', { serviceNames: ['files', 'memory'], method });
    expect(answer.result).toBe('pass');
  });

  test.each(['tools/call\n', 'tools/call ', ' tools/call', 'tools/call\0'])('%j is no method', async (method) => {
    await expectDenied(await call(args('{"path":".env"}'), method), 'undecodable');
  });
});

describe('odd text in arguments is plain data', () => {
  test.each([
    ['__proto__', args('{"__proto__":{"path":".env"}}'), 'error'],
    ['constructor', args('{"constructor":{"prototype":{"path":".env"}}}'), 'error'],
    ['harmless __proto__', args('{"path":"notes.txt","__proto__":{"x":1}}'), 'pass'],
    ['toString', args('{"path":"notes.txt","toString":"x","hasOwnProperty":1}'), 'pass'],
    ['a lone surrogate', args('{"path":"notes-\\ud800.txt"}'), 'pass'],
    ['big numbers', args('{"path":"notes.txt","n":[1e400,9007199254740993,-0,1.0]}'), 'pass'],
  ])('%s', async (_what, params, wanted) => {
    expect((await call(params)).result).toBe(wanted);
    await expectServing();
  });

  test('a prototype is not polluted by metadata', async () => {
    const entry = (key: string, value: Buffer): Buffer =>
      delimited(1, Buffer.concat([delimited(1, key), delimited(2, value)]));
    const struct = entry('__proto__', delimited(5, entry('client', delimited(3, 'admin'))));
    const bytes = withBase(delimited(3, struct), delimited(4, args('{"path":"notes.txt"}')));
    const answer = await serve.client.send('CheckRequest', bytes);
    expect(answer.result).toBe('pass');
    expect(answer.metadata?.fields.client?.stringValue).not.toBe('admin');
  });
});

describe('a result that cannot be read is withheld', () => {
  test.each([
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['cut off', '{"content":['],
    ['followed by garbage', '{"content":[]}x'],
    [
      'not UTF-8',
      Buffer.from('7b22636f6e74656e74223a5b7b2274797065223a2274657874222c2274657874223a22ff227d5d7d', 'hex'),
    ],
    ['nested a million deep', `{"content":[],"x":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`],
    ['of a million empty objects', `{"content":[],"structuredContent":{"a":[${'{},'.repeat(1_000_000)}{}]}}`],
  ])('%s', async (_what, text) => {
    await expectDenied(await result(text), 'undecodable', 'too-large', 'result-malformed');
    await expectServing();
  });

  test('a large one is scanned in a worker and comes back whole', async () => {
    const text = 'a line of a log\n'.repeat(200_000);
    const answer = await result(JSON.stringify({ content: [{ type: 'text', text }] }));
    expect(answer.result).toBe('pass');
  });

  test('a secret in a large one is redacted', async () => {
    const secret = ['hT9x', 'k3Lq', 'Zz81', 'mmP0'].join('-');
    const text = `${'a line of a log\n'.repeat(20_000)}password=${secret}\n`;
    const answer = await result(JSON.stringify({ content: [{ type: 'text', text }] }));
    expect(answer.result).toBe('mutated');
    expect(answer.mutated?.includes(secret)).toBe(false);
    expect(answer.mutated?.includes('a line of a log')).toBe(true);
  });
});

test('while large results are scanned, small calls and health probes are answered', async () => {
  const text = 'some ordinary words of a page that somebody wrote\n'.repeat(200_000);
  const large = result(JSON.stringify({ content: [{ type: 'text', text }] }));
  let done = false;
  void large.then(() => {
    done = true;
  });
  await expectServing();
  expect((await fetch(`http://${serve.admin}/healthz`)).status).toBe(200);
  const answeredBefore = !done;
  expect((await large).result).toBe('pass');
  expect(answeredBefore).toBe(true);
});

test('nothing that was sent is in the log or the metrics', async () => {
  await call(args('{"path":"/home/dev/4711/.env"}'));
  await call('{"name":4711');
  await result('{"content":"4711"}');
  expect(JSON.stringify(serve.log)).not.toContain('4711');
  const metrics = await serve.metrics();
  expect(metrics).not.toContain('4711');
  expect(metrics).toMatch(
    /extmcp_guard_decisions_total\{hook="request",method="tools\/call",verdict="deny",code="path-denied"/,
  );
});

describe('signals', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends an idle server with 0', async (signal) => {
    await using own = await startServe();
    expect(await own.stop(signal)).toBe(0);
  });

  test('a second one ends it at once', async () => {
    await using own = await startServe('--drain-delay', '30s');
    own.child.kill('SIGTERM');
    await until(() => own.log.some((row) => row.msg === 'stopping'));
    expect(await own.stop('SIGTERM')).not.toBe(0);
  });

  test('a killed one leaves its port to the next', async () => {
    await using first = await startServe();
    await first.stop('SIGKILL');
    await using second = await startServe('--listen', first.grpc);
    expect(second.grpc).toBe(first.grpc);
  });
});
