import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aRequest, run, until } from '../../helpers/grpc/server.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guard-unix-'));
  path = join(folder, 'guard.sock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a unix socket', () => {
  test.each([
    [undefined, 0o600],
    [0o660, 0o660],
  ])('asked for with mode %s has bits %o and serves', async (unixMode, bits) => {
    await using running = await run({
      listen: { kind: 'unix', path },
      ...(unixMode === undefined ? {} : { unixMode }),
    });
    expect(running.server.address).toBe(`unix:${path}`);
    expect(running.server.exposedPlaintext).toBe(false);
    expect(statSync(path).mode & 0o777).toBe(bits);
    expect((await running.client.call('CheckRequest', aRequest)).result).toBe('pass');
  });

  test('leaves the umask as it was', async () => {
    const before = process.umask();
    await using _running = await run({ listen: { kind: 'unix', path } });
    expect(process.umask()).toBe(before);
  });

  test('is gone after the end', async () => {
    {
      await using _running = await run({ listen: { kind: 'unix', path } });
    }
    expect(existsSync(path)).toBe(false);
  });

  test('that a dead process left behind is replaced', async () => {
    const script = `require('node:net').createServer().listen(${JSON.stringify(path)})`;
    const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
    await until(() => existsSync(path));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    expect(existsSync(path)).toBe(true);
    await using running = await run({ listen: { kind: 'unix', path } });
    expect((await running.client.call('CheckRequest', aRequest)).result).toBe('pass');
  });

  test('that another server answers on is left alone', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(path, resolve));
    await expect(run({ listen: { kind: 'unix', path } })).rejects.toThrow('another server listens');
    other.close();
  });

  test('does not replace a file', async () => {
    writeFileSync(path, 'precious');
    await expect(run({ listen: { kind: 'unix', path } })).rejects.toThrow('is not a socket');
    expect(statSync(path).isFile()).toBe(true);
  });
});
