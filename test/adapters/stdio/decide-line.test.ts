import { describe, expect, test } from 'vitest';
import { decideClientLine, decideServerLine } from '../../../src/adapters/stdio/decide-line.js';
import { createLineReader } from '../../../src/adapters/stdio/line-reader.js';
import { Pending } from '../../../src/adapters/stdio/pending.js';
import type { Relay } from '../../../src/adapters/stdio/relay.js';
import type { StdioGuard, Verdict } from '../../../src/adapters/stdio/stdio-guard.js';

/** A guard that refuses what holds `NO`, replaces what holds `CHANGE`, and breaks on `BREAK`. */
function wordGuard(): StdioGuard & { readonly asked: string[] } {
  const asked: string[] = [];
  const judge = async (what: string, bytes: Uint8Array | undefined): Promise<Verdict> => {
    const text = Buffer.from(bytes ?? []).toString();
    asked.push(`${what} ${text}`);
    if (text.includes('BREAK')) throw new Error('a fault of the guard');
    if (text.includes('NO'))
      return { kind: 'refuse', error: { code: -32001, message: 'no', data: { code: 'path-denied' } } };
    return text.includes('CHANGE')
      ? { kind: 'replace', bytes: Buffer.from(text.replace('CHANGE', 'changed')) }
      : { kind: 'pass' };
  };
  return {
    asked,
    bounds: { maxDepth: 50, maxNodes: 1000 },
    maxMessageBytes: 10_000,
    request: (method, params) => judge(`request ${method}`, params),
    result: (method, _metadata, result) => judge(`result ${method}`, result),
    serverMessage: (method, _metadata, message) => judge(`server ${method}`, message),
    clientAnswer: (method, result) => judge(`answer ${method}`, result),
  };
}

function session(capacity = 10) {
  const guard = wordGuard();
  const dropped: string[] = [];
  const stray: string[] = [];
  const relay: Relay = {
    guard,
    fromClient: new Pending(capacity),
    fromServer: new Pending(capacity),
    onDropped: (from, why) => void dropped.push(`${from}: ${why}`),
  };
  const lines = (text: string) => {
    const reader = createLineReader(2000);
    return [...reader.push(Buffer.from(text)), ...reader.end()];
  };
  const run = async (text: string, side: 'client' | 'server') => {
    const out: { to: string; text: string }[] = [];
    for (const line of lines(text)) {
      const decision =
        side === 'client'
          ? decideClientLine(relay, line)
          : decideServerLine(relay, line, (body) => void stray.push(body.toString()));
      const { forward, answer } = (await decision)();
      const other = side === 'client' ? 'server' : 'client';
      if (forward !== undefined) out.push({ to: other, text: forward.toString() });
      if (answer !== undefined) out.push({ to: side, text: answer.toString() });
    }
    return out;
  };
  return {
    guard,
    dropped,
    stray,
    client: (text: string) => run(text, 'client'),
    server: (text: string) => run(text, 'server'),
  };
}

const toServer = (text: string) => ({ to: 'server', text });
const toClient = (text: string) => ({ to: 'client', text });
const refused = (id: string) =>
  `{"jsonrpc":"2.0","id":${id},"error":{"code":-32001,"message":"no","data":{"code":"path-denied"}}}`;

describe('what passes keeps its bytes', () => {
  test.each([
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"n":1.0,"big":12345678901234567890,"e":1E3}}\n',
    '{ "id" : "x" , "method" : "a/b" , "x-trace" : [ 1.50 ] }\r\n',
    '{"method":"notifications/progress","params":{"progressToken":1.0}}\n',
    '[{"id":1,"method":"a"} , {"id":2,"method":"b"}]\n',
    '{"id":3,"method":"m","params":[1,2]}',
    '\n',
    ' \r\n',
  ])('from the client: %j', async (line) => expect(await session().client(line)).toEqual([toServer(line)]));

  test.each([
    '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":1.0}}\n',
    '{ "id" : -1.50 , "method":"sampling/createMessage", "params" : {"x":"\\u00e9"}}\r\n',
    '{"id":null,"error":{"code":-32700,"message":"parse"}}\n',
    '\r\n',
  ])('from the server: %j', async (line) => expect(await session().server(line)).toEqual([toClient(line)]));

  test('answers of the server, whatever else their envelope holds', async () => {
    const { client, server } = session();
    await client('{"id":1,"method":"tools/call"}\n{"id":"1","method":"tools/list"}\n');
    const answers = ['{"result":{"a":1.0},"x":7, "id":1.0}\n', '{"id":"1","error":{"code":5,"message":"m"}}\n'];
    expect(await server(answers.join(''))).toEqual(answers.map(toClient));
  });

  test('answers of the client', async () => {
    const { client, server } = session();
    await server('{"id":0,"method":"roots/list"}\n{"id":1,"method":"ping"}\n');
    const answers = ['{"id":0,"result":{"roots":[ ]}}\n', '{"id":1,"error":{"code":1,"message":"m"}}\n'];
    expect(await client(answers.join(''))).toEqual(answers.map(toServer));
  });
});

describe('a refused call', () => {
  test('is answered under its own spelling of the id and never forwarded', async () => {
    const { client } = session();
    const out = await client(
      '{"id":1.50,"method":"tools/call","params":{"path":"NO"}}\n{"id":"\\u0041","method":"x","params":"NO"}\n',
    );
    expect(out).toEqual([toClient(`${refused('1.50')}\n`), toClient(`${refused('"\\u0041"')}\n`)]);
  });

  test('is unknown to the server, and so is its cancellation', async () => {
    const { client } = session();
    await client('{"id":1,"method":"tools/call","params":"NO"}\n');
    const cancel = '{"method":"notifications/cancelled","params":{"requestId":1}}\n';
    expect(await client(cancel)).toEqual([]);
    await client('{"id":2,"method":"tools/call"}\n');
    const other = cancel.replace('1', '2');
    expect(await client(other)).toEqual([toServer(other)]);
  });

  test('without an id is dropped in silence', async () => {
    const { client, dropped } = session();
    expect(await client('{"method":"tools/call","params":"NO"}\n')).toEqual([]);
    expect(dropped).toEqual(['client: refused']);
  });

  test('in a batch leaves the rest of the batch', async () => {
    const { client } = session();
    expect(await client('[{"id":1,"method":"a","params":"NO"}, {"id":2,"method":"b","n":1.0}]\n')).toEqual([
      toServer('[{"id":2,"method":"b","n":1.0}]\n'),
      toClient(`[${refused('1')}]\n`),
    ]);
  });
});

test('replaced params stand where the old ones stood', async () => {
  expect(await session().client('{ "id":1 , "params": {"a":"CHANGE"}, "method":"m"}\r\n')).toEqual([
    toServer('{ "id":1 , "params": {"a":"changed"}, "method":"m"}\n'),
  ]);
});

describe('lines of the client that are no message', () => {
  test.each([
    ['garbage\n', 'null', -32700],
    ['{"id":4,"method":"a","method":"b"}\n', '4', -32600],
    ['{"id":4,"method":"a","Method":"b"}\n', '4', -32600],
    ['{"id":4,"method":"tools/call","params":{"name":"a","Name":"b"}}\n', '4', -32600],
    ['[]\n', 'null', -32600],
    ['{"jsonrpc":"2.0"}\n', 'null', -32600],
    [`{"id":4,"method":"m","params":"${'x'.repeat(3000)}"}\n`, '4', -32600],
    [`{"id":4,"params":${'['.repeat(60)}${']'.repeat(60)}}\n`, '4', -32600],
  ])('%s is answered to %s', async (line, id, code) => {
    const [answer, ...others] = await session().client(line);
    expect(others).toEqual([]);
    expect(answer?.to).toBe('client');
    expect(JSON.parse(answer?.text ?? '')).toMatchObject({ id: JSON.parse(id), error: { code } });
  });

  test('a message hidden behind a carriage return stays inside its line', async () => {
    const hidden = '{"id":1,"method":"ping","params":{"x":\r{"id":2,"method":"tools/call"}\r}}\n';
    expect(await session().client(hidden)).toEqual([toServer(hidden.replaceAll('\r', ' '))]);
  });
});

describe('answers', () => {
  test('of the server are judged by the method that was asked', async () => {
    const { client, server, guard } = session();
    await client('{"id":7,"method":"prompts/get","params":{}}\n');
    expect(await server('{"id":7,"result":{"a":"NO"}}\n')).toEqual([toClient(`${refused('7')}\n`)]);
    expect(guard.asked.at(-1)).toBe('result prompts/get {"a":"NO"}');
  });

  test('to nothing are dropped, and so is a second answer', async () => {
    const { client, server, dropped } = session();
    await client('{"id":7,"method":"a"}\n');
    await server('{"id":7,"result":{}}\n');
    expect(await server('{"id":7,"result":{}}\n{"id":"7","error":{"code":1,"message":"m"}}\n')).toEqual([]);
    expect(await client('{"id":7,"result":{}}\n')).toEqual([]);
    expect(dropped).toEqual(['server: answer-to-nothing', 'server: answer-to-nothing', 'client: answer-to-nothing']);
  });

  test('to a cancelled request are still judged', async () => {
    const { client, server } = session();
    await client('{"id":7,"method":"a"}\n{"method":"notifications/cancelled","params":{"requestId":7}}\n');
    expect(await server('{"id":7,"result":{"a":"CHANGE"}}\n')).toEqual([
      toClient('{"id":7,"result":{"a":"changed"}}\n'),
    ]);
  });

  test('lose foreign members that do not pass, beside a result that does', async () => {
    const { client, server } = session();
    await client('{"id":7,"method":"a"}\n{"id":8,"method":"a"}\n');
    expect(await server('{"id":7,"x":"CHANGE","result":{"n":1.0}}\n')).toEqual([
      toClient('{"id":7,"result":{"n":1.0}}\n'),
    ]);
    expect(await server('{"id":8,"x":"NO","result":{"a":"CHANGE"}}\n')).toEqual([
      toClient('{"id":8,"result":{"a":"changed"}}\n'),
    ]);
  });

  test('that cannot be read are told to whoever waits', async () => {
    const { client, server, stray } = session();
    await client('{"id":7,"method":"a"}\n{"id":8,"method":"a"}\n{"id":9,"method":"a"}\n');
    const broken = [
      '{"id":7,"result":{"a":1,"a":2}}\n',
      '{"id":8,"result":{},"error":{}}\n',
      `{"result":{"a":"${'x'.repeat(3000)}"},"id":9}\n`,
    ];
    const out = (await server(broken.join(''))).map(({ to, text }) => ({ to, ...JSON.parse(text) }));
    expect(out).toMatchObject([7, 8, 9].map((id) => ({ to: 'client', id, error: { code: -32600 } })));
    expect(stray).toEqual([]);
  });

  test('of the client that are refused become errors for the server', async () => {
    const { client, server, guard } = session();
    await server('{"id":0,"method":"elicitation/create"}\n');
    expect(await client('{"id":0,"result":{"content":"NO"}}\n')).toEqual([toServer(`${refused('0')}\n`)]);
    expect(guard.asked.at(-1)).toBe('answer elicitation/create {"content":"NO"}');
  });
});

describe('what a server says on its own', () => {
  test('is cleaned as a whole', async () => {
    expect(await session().server('{"method":"notifications/message","params":"CHANGE"}\n')).toEqual([
      toClient('{"method":"notifications/message","params":"changed"}\n'),
    ]);
  });
  test('is dropped when refused', async () => {
    const { server, dropped } = session();
    expect(await server('{"method":"notifications/message","params":"NO"}\n')).toEqual([]);
    expect(dropped).toEqual(['server: refused']);
  });
  test('is answered when it was a request', async () => {
    expect(await session().server('{"id":5,"method":"sampling/createMessage","params":"NO"}\n')).toEqual([
      toServer(`${refused('5')}\n`),
    ]);
  });
  test('and is no JSON goes to the log only', async () => {
    const { server, stray } = session();
    expect(await server('Server listening…\n')).toEqual([]);
    expect(stray).toEqual(['Server listening…']);
  });
});

test('both sides may use the same ids at once', async () => {
  const { client, server } = session();
  await client('{"id":1,"method":"tools/call"}\n');
  await server('{"id":1,"method":"roots/list"}\n');
  expect(await client('{"id":1,"result":{}}\n')).toEqual([toServer('{"id":1,"result":{}}\n')]);
  expect(await server('{"id":1,"result":{}}\n')).toEqual([toClient('{"id":1,"result":{}}\n')]);
});

test('a second open request of one id is refused', async () => {
  const { client } = session();
  await client('{"id":1,"method":"tools/list"}\n');
  const [answer] = await client('{"id":1,"method":"tools/call"}\n');
  expect(answer).toMatchObject({ to: 'client', text: expect.stringContaining('id-in-use') });
});

test('too many open requests are refused, cancelled ones make room', async () => {
  const { client } = session(2);
  await client('{"id":1,"method":"a"}\n{"id":2,"method":"a"}\n');
  expect(await client('{"id":3,"method":"a"}\n')).toMatchObject([
    { to: 'client', text: expect.stringContaining('-32003') },
  ]);
  await client('{"method":"notifications/cancelled","params":{"requestId":1}}\n');
  expect(await client('{"id":4,"method":"a"}\n')).toMatchObject([{ to: 'server' }]);
});

describe('a fault of the guard lets nothing through', () => {
  test.each([
    ['client', '{"id":1,"method":"a","params":"BREAK"}\n', 'client'],
    ['server', '{"id":1,"method":"a","params":"BREAK"}\n', 'server'],
  ] as const)('a request of the %s is answered', async (side, line, to) => {
    const [answer, ...others] = await session()[side](line);
    expect(others).toEqual([]);
    expect(answer?.to).toBe(to);
    expect(JSON.parse(answer?.text ?? '')).toMatchObject({ id: 1, error: { code: -32603 } });
  });
  test('a result becomes an error', async () => {
    const { client, server } = session();
    await client('{"id":1,"method":"a"}\n');
    const [answer] = await server('{"id":1,"result":"BREAK"}\n');
    expect(JSON.parse(answer?.text ?? '')).toMatchObject({ id: 1, error: { code: -32603 } });
  });
  test('an error answer becomes another', async () => {
    const { client, server } = session();
    await client('{"id":1,"method":"a"}\n');
    const [answer] = await server('{"id":1,"error":{"code":1,"message":"BREAK"}}\n');
    expect(JSON.parse(answer?.text ?? '')).toMatchObject({ id: 1, error: { code: -32603 } });
  });
  test('a notification is dropped', async () => {
    expect(await session().server('{"method":"notifications/message","params":"BREAK"}\n')).toEqual([]);
  });
});
