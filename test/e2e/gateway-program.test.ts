import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureServer } from '../helpers/fixture-servers.js';
import { startProgram } from '../helpers/gateways.js';
import { connectClient } from '../helpers/mcp-client.js';
import { canSeeProcesses, processesNaming } from '../helpers/processes.js';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'extmcp-guard-gateway-'));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

async function configFile(name: string, text: string): Promise<string> {
  const file = join(directory, name);
  await writeFile(file, text);
  return file;
}

const talkative = (port: number, stdio = ''): string =>
  `mcp:\n  port: ${port}\n  targets: [{ name: t, stdio: { cmd: node, args: ["${fixtureServer('talkative-server')}", "${directory}"]${stdio} } }]\n`;

async function run(...args: readonly string[]): Promise<{ status: number | null; err: string }> {
  const child = spawn(process.execPath, ['dist/cli/main.js', 'gateway', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const [status] = await once(child, 'close');
  return { status, err };
}

describe('extmcp-guard gateway', () => {
  it('needs a file', async () => {
    expect(await run()).toMatchObject({ status: 2, err: expect.stringContaining('--config') });
  });

  it('says that a file cannot be read', async () => {
    const { status, err } = await run('--config', '/nonexistent.yaml');
    expect(status).toBe(2);
    expect(err).toBe('/nonexistent.yaml: cannot be read\n');
  });

  it('names every unknown key with file, line and column', async () => {
    const file = await configFile('unknown.yaml', `${talkative(0)}  retries: 3\nllm: {}\n`);
    const { status, err } = await run('--config', file);
    expect(status).toBe(2);
    expect(err.split('\n')).toEqual([
      `${file}:4:3: mcp.retries: the development gateway does not know this key`,
      `${file}:5:1: llm: the development gateway does not know this key`,
      '',
    ]);
  });

  it('says that its port is taken', async () => {
    const taken: Server = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { status, err } = await run('--config', await configFile('taken.yaml', talkative(port)));
    taken.close();
    expect(status).toBe(3);
    expect(err).toContain('EADDRINUSE');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends its targets and itself on %s', async (signal) => {
    const running = await startProgram(['gateway', '--config', await configFile('stop.yaml', talkative(0))]);
    const { client } = await connectClient(String(running.ready.mcp));
    await client.ping();
    expect(await targets()).toHaveLength(canSeeProcesses ? 1 : 0);
    expect(await running.stop(signal)).toBe(0);
    expect(await targets()).toEqual([]);
    await client.close();
  });

  it.each([
    ['inherit the environment without its secrets', '', true],
    ['get nothing with clearEnv', ', clearEnv: true, env: { PATH: $PATH }', false],
    ['get nothing with the older spelling either', ', clear_env: true, env: { PATH: $PATH }', false],
  ])('targets %s', async (_title, stdio, inherits) => {
    const file = await configFile('env.yaml', talkative(0, stdio));
    const running = await startProgram(['gateway', '--config', file], {
      ...process.env,
      ONLY_HERE: '1',
      BUILD_TOKEN: 'withheld',
    });
    const connected = await connectClient(String(running.ready.mcp));
    const result = await connected.client.callTool({ name: 'env', arguments: {} });
    await connected.close();
    await running.stop();
    expect(JSON.stringify(result).includes('ONLY_HERE')).toBe(inherits);
    expect(JSON.stringify(result)).not.toContain('BUILD_TOKEN');
  });

  it('identifies the holder of an API key and takes the key away', async () => {
    const policies = '  policies:\n    apiKey: { mode: strict, keys: [{ key: opened, metadata: { name: alice } }] }\n';
    const file = await configFile('key.yaml', `${talkative(0)}${policies}`);
    const running = await startProgram(['gateway', '--config', file]);
    const url = String(running.ready.mcp);
    await expect(connectClient(url)).rejects.toThrow('an API key is required');
    const connected = await connectClient(url, { authorization: 'Bearer opened' });
    await connected.client.ping();
    await connected.close();
    await running.stop();
  });
});

/** Targets of this test's gateways that are alive: they have its directory among their arguments. */
async function targets(): Promise<readonly string[]> {
  return (await processesNaming(directory)).filter((line) => line.includes('talkative-server'));
}
