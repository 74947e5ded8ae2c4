import { describe, expect, test } from 'vitest';
import { runToEnd, startServer } from '../helpers/guard-process.js';

const ask = async (...flags: readonly string[]) => {
  const { status, stdout } = await runToEnd(['health', ...flags]);
  return { status, stdout };
};

describe('health', () => {
  test('is 0 for a server that serves, and 1 from the moment it is told to stop', { timeout: 90_000 }, async () => {
    const server = await startServer(['--admin', '127.0.0.1:0', '--drain-delay', '1m']);
    const { grpc, admin } = server.ready;
    const serving = { status: 0, stdout: 'serving\n' };
    expect(await ask('--target', grpc)).toEqual(serving);
    expect(await ask('--admin', admin)).toEqual(serving);
    expect(await ask('--target', grpc, '--json')).toEqual({ status: 0, stdout: '{"kind":"serving"}\n' });
    expect((await runToEnd(['health'], { EXTMCP_GUARD_LISTEN: grpc })).status).toBe(0);
    server.process.kill('SIGTERM');
    while (!server.log().includes('"stopping"')) await new Promise((resolve) => setTimeout(resolve, 5));
    const stopping = { status: 1, stdout: 'not-serving\n' };
    expect(await ask('--target', grpc)).toEqual(stopping);
    expect(await ask('--admin', admin)).toEqual(stopping);
    await server.stop('SIGKILL');
  });

  test('is 1 where nobody answers, and 2 for a question that makes no sense', async () => {
    expect(await ask('--target', '127.0.0.1:1')).toEqual({ status: 1, stdout: 'no answer: UNAVAILABLE\n' });
    const wrong = await runToEnd(['health', '--target', 'guard']);
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('--target: must be HOST:PORT');
  });
});
