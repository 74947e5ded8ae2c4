import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureServer } from '../helpers/fixture-servers.js';
import { canSeeProcesses, processesNaming } from '../helpers/processes.js';
import { startRaw, wrapWords } from '../helpers/wrapped.js';

let directory: string;
let counter = 0;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'extmcp-guard-wrap-life-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** A wrapped line server and the file in which it keeps what it reads. */
async function start(flags: readonly string[] = [], ...args: readonly string[]) {
  const record = join(directory, `record-${counter++}`);
  await writeFile(record, '');
  const raw = startRaw(wrapWords(['--log-level', 'warn', ...flags], fixtureServer('line-server'), record, ...args));
  return { ...raw, record, received: () => readFile(record, 'utf8') };
}

const call = (id: number, method: string, params: object = {}) =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;

describe('bytes', () => {
  it('reach the server as they were sent, and the client as they were printed', async () => {
    const wrap = await start();
    const lines = [
      '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"n":1.0,"big":12345678901234567890}}\r\n',
      '{ "method" : "notifications/x" , "future" : [ 1e2 ] }\n',
      '\n',
    ];
    const answer = '{"jsonrpc":"2.0","id":9007199254740993,"method":"roots/list","x":1.50}';
    const say = `{"method":"x/say","params":{"base64":"${Buffer.from(`${answer}\r\n`).toString('base64')}"}}\n`;
    wrap.send(lines.join('') + say);
    expect(await wrap.next()).toBe('{"jsonrpc":"2.0","id":1,"result":{}}');
    expect(await wrap.next()).toBe(`${answer}\r`);
    wrap.child.stdin.end();
    expect(await wrap.ended).toBe(0);
    expect(await wrap.received()).toBe(lines.join('') + say);
  });

  it('a last line without an end is decided and sent as it is', async () => {
    const wrap = await start();
    wrap.send('garbage');
    wrap.child.stdin.end();
    expect(JSON.parse(await wrap.next())).toMatchObject({ id: null, error: { code: -32700 } });
    expect(await wrap.ended).toBe(0);
    expect(await wrap.received()).toBe('');
  });

  it('36 MiB go through in one message, both ways', async () => {
    // The proxy is what is tried here, not how fast a text of that size is searched.
    const policy = join(directory, 'unsearched.yaml');
    await writeFile(policy, 'profiles: { default: { response: { secrets: "off" } } }\n');
    const wrap = await start(['--policy', policy]);
    const bytes = 36 * 1024 * 1024;
    const line = call(1, 'ping', { text: 'lorem ipsum dolor '.repeat(bytes / 18) });
    wrap.send(line + call(2, 'tools/call', { name: 'big', arguments: { bytes } }));
    expect(await wrap.next()).toBe('{"jsonrpc":"2.0","id":1,"result":{}}');
    expect((await wrap.next()).length).toBeGreaterThan(bytes);
    wrap.child.stdin.end();
    await wrap.ended;
    expect((await wrap.received()).startsWith(line)).toBe(true);
  });

  it('more than the policy allows is refused, and what follows still works', async () => {
    const policy = join(directory, 'small.yaml');
    await writeFile(policy, 'limits: { maxMessageBytes: 64KiB }\n');
    const wrap = await start(['--policy', policy]);
    wrap.send(call(1, 'ping', { text: 'x'.repeat(100_000) }) + call(2, 'ping'));
    const answers = [JSON.parse(await wrap.next()), JSON.parse(await wrap.next())];
    expect(answers.find(({ error }) => error !== undefined)).toMatchObject({ error: { data: { code: 'too-large' } } });
    expect(answers.find(({ id }) => id === 2)).toMatchObject({ result: {} });
    wrap.child.stdin.end();
    await wrap.ended;
  });
});

describe('the end', () => {
  it('of the server answers what is open and passes its status on', async () => {
    const wrap = await start();
    wrap.send(call(1, 'x/never') + call(2, 'x/exit', { status: 7 }));
    const answers = [await wrap.next(), await wrap.next()].map((line) => JSON.parse(line));
    expect(answers).toMatchObject([1, 2].map((id) => ({ id, error: { code: -32000 } })));
    expect(await wrap.ended).toBe(7);
  });

  it('of a server that ends at once does not lose what it said', async () => {
    const said = '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"error","data":"no licence"}}';
    const code = `process.stdout.write(${JSON.stringify(`${said}\n`)}); process.exitCode = 5`;
    const wrap = startRaw(['dist/cli/main.js', 'wrap', '--', process.execPath, '-e', code]);
    expect(await wrap.next()).toBe(said);
    expect(await wrap.ended).toBe(5);
  });

  it('of the server by a signal is 128 and its number', async () => {
    const wrap = await start();
    wrap.send(call(1, 'x/die', { signal: 'SIGKILL' }));
    expect(JSON.parse(await wrap.next())).toMatchObject({ id: 1, error: { code: -32000 } });
    expect(await wrap.ended).toBe(137);
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)('by %s is handed on', async (signal, status) => {
    const wrap = await start();
    wrap.send(call(1, 'ping'));
    await wrap.next();
    wrap.child.kill(signal);
    expect(await wrap.ended).toBe(status);
    expect(await processesNaming(wrap.record)).toEqual([]);
  });

  it('of the client ends even a server that ignores end of input and SIGTERM', async () => {
    const wrap = await start([], 'stubborn');
    wrap.send(call(1, 'ping'));
    await wrap.next();
    expect(await processesNaming(wrap.record)).toHaveLength(canSeeProcesses ? 2 : 0);
    wrap.child.kill('SIGTERM');
    expect(await wrap.ended).toBe(137);
    expect(await processesNaming(wrap.record)).toEqual([]);
  });

  it('of the client, without a word, takes a server with it that only waits for its input', async () => {
    const wrap = await start();
    wrap.send(call(1, 'ping'));
    await wrap.next();
    wrap.child.kill('SIGKILL');
    await wrap.ended;
    await expect.poll(() => processesNaming(wrap.record)).toEqual([]);
  });
});

describe('before the guard stands', () => {
  const shell = (script: string) =>
    startRaw(['dist/cli/main.js', 'wrap', '--log-level', 'warn', '--', 'sh', '-c', script]);

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)('%s is handed on to the server, which was started first', async (signal, status) => {
    const mark = join(directory, `mark-${counter++}`);
    const wrap = shell(`kill -${signal.slice(3)} $PPID; exec cat - ${mark}`);
    wrap.send(call(1, 'ping'));
    expect(await wrap.ended).toBe(status);
    expect(await processesNaming(mark)).toEqual([]);
  });

  it('the client may have sent all it has to say, and closed its end', async () => {
    const wrap = await start();
    wrap.send(call(1, 'ping') + call(2, 'ping'));
    wrap.child.stdin.end();
    expect([JSON.parse(await wrap.next()).id, JSON.parse(await wrap.next()).id]).toEqual([1, 2]);
    expect(await wrap.ended).toBe(0);
  });

  it('the server may have ended', async () => {
    const wrap = shell('exit 4');
    wrap.send(call(1, 'ping'));
    expect(await wrap.ended).toBe(4);
  });

  it('the server may have printed more than a pipe holds, and ended', async () => {
    const line = JSON.stringify({
      jsonrpc: '2.0',
      method: 'notifications/message',
      params: { level: 'info', data: 'x' },
    });
    const wrap = shell(`yes '${line}' | head -n 5000`);
    for (let n = 0; n < 5000; n += 1) expect(await wrap.next()).toBe(line);
    expect(await wrap.ended).toBe(0);
  });
});

describe('one that no longer listens', () => {
  it('a client that does not read keeps nothing of ours after SIGTERM', async () => {
    const mark = join(directory, `mark-${counter++}`);
    const line = JSON.stringify({
      jsonrpc: '2.0',
      method: 'notifications/message',
      params: { data: 'x'.repeat(1000) },
    });
    const words = ['dist/cli/main.js', 'wrap', '--log-level', 'error', '--', 'sh', '-c', `yes '${line}' # ${mark}`];
    const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(child.stdout, 'readable');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
    expect(await processesNaming(mark)).toEqual([]);
  });

  it('a server that has closed its output is ended, and whoever waits for it is told', async () => {
    const wrap = startRaw(['dist/cli/main.js', 'wrap', '--', 'sh', '-c', 'exec >&-; read -r line; exec sleep 1000']);
    wrap.send(call(1, 'ping'));
    expect(JSON.parse(await wrap.next())).toMatchObject({ id: 1, error: { code: -32000 } });
    expect(await wrap.ended).toBe(143);
  });
});

describe('a start that fails', () => {
  const run = async (...args: readonly string[]) => {
    const child = spawn(process.execPath, ['dist/cli/main.js', 'wrap', ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    const [status] = await once(child, 'close');
    return { status, err };
  };

  it.each([
    ['without a command', [], 2, 'no command'],
    [
      'with a command that is not there',
      ['--', '/nonexistent/server'],
      127,
      'cannot start /nonexistent/server: ENOENT',
    ],
    ['with one that may not be run', ['--', '/etc'], 127, 'cannot start /etc: EACCES'],
    ['with a policy that is not there', ['--policy', '/nonexistent.yaml', '--', 'cat'], 2, '/nonexistent.yaml'],
    ['with a client that nobody knows', ['--client', 'mallory', '--', 'cat'], 2, "no client 'mallory'"],
    ['with a variable that is not set', ['--pass', 'NOT_SET_ANYWHERE', '--', 'cat'], 2, 'NOT_SET_ANYWHERE'],
    ['with an address that is none', ['--remote', 'nowhere', '--', 'cat'], 2, '--remote'],
    [
      'with a failure mode that is none',
      ['--remote', '127.0.0.1:1', '--failure-mode', 'x', '--', 'cat'],
      2,
      '--failure-mode',
    ],
  ])('%s', async (_title, args, status, text) => {
    const outcome = await run(...args);
    expect(outcome.status).toBe(status);
    expect(outcome.err).toContain(text);
  });
});

it('the server gets no secret of this environment but the named ones', async () => {
  const env = { ...process.env, ACME_TOKEN: 'a', OTHER_TOKEN: 'b', PLAIN: 'c', LD_PRELOAD: '' };
  const words = wrapWords(['--pass', 'ACME_TOKEN', '--set', 'MODE=test'], fixtureServer('line-server'), '-');
  const wrap = startRaw(words, env);
  wrap.send(call(1, 'tools/call', { name: 'env' }));
  const names = JSON.parse(await wrap.next()).result.content[0].text.split(' ');
  wrap.child.stdin.end();
  await wrap.ended;
  expect(names).toEqual(expect.arrayContaining(['ACME_TOKEN', 'MODE', 'PATH', 'PLAIN']));
  expect(names).not.toContain('OTHER_TOKEN');
  expect(names).not.toContain('LD_PRELOAD');
  expect(wrap.log()).toMatch(/not passed on: .*LD_PRELOAD.* OTHER_TOKEN/);
  expect(wrap.log()).not.toContain('ACME_TOKEN');
});
