import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LoggingMessageNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureServer } from '../helpers/fixture-servers.js';
import { type Running, startProgram } from '../helpers/gateways.js';
import { connectClient } from '../helpers/mcp-client.js';

const githubToken = `${'gh'}${'p_'}${'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG3hJ5'}`;
let directory: string;
let guard: Running;
let program: string;

/** The worked example, with ports of its own and this checkout's program in the place of the installed one. */
async function startGateway(server: string): Promise<Running> {
  const { PATH = '' } = process.env;
  const variables = {
    PATH,
    MCP_PORT: '0',
    GUARD: String(guard.ready.grpc),
    EXTMCP_GUARD: program,
    LEAKY_SERVER: server,
  };
  return startProgram(['gateway', '--config', 'docker/agentgateway-wrap.yaml'], variables);
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'extmcp-guard-wrap-gateway-'));
  program = join(directory, 'extmcp-guard');
  await writeFile(program, `#!/bin/sh\nexec "${process.execPath}" "${process.cwd()}/dist/cli/main.js" "$@"\n`, {
    mode: 0o755,
  });
  guard = await startProgram(['serve', '--listen', '127.0.0.1:0', '--admin', 'off']);
});
afterAll(async () => {
  await guard.stop();
  await rm(directory, { recursive: true, force: true });
});

describe('wrap as the command of a gateway target', () => {
  it('scrubs error objects that the gateway shows no guard', async () => {
    const gateway = await startGateway(fixtureServer('leaky-server'));
    const { client, close } = await connectClient(String(gateway.ready.mcp));
    const failed: unknown = await client.callTool({ name: 'fail', arguments: {} }).catch((error: unknown) => error);
    expect(String(failed)).toContain('backend refused [REDACTED]');
    await expect(client.callTool({ name: 'run_command', arguments: { command: 'cat .env' } })).rejects.toMatchObject({
      data: { code: 'path-denied' },
    });
    await close();
    expect(await gateway.stop()).toBe(0);
  });

  it('scrubs log notifications', async () => {
    const gateway = await startGateway(fixtureServer('talkative-server'));
    const logged: unknown[] = [];
    const { client, close } = await connectClient(String(gateway.ready.mcp), {}, (one) =>
      one.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => void logged.push(params.data)),
    );
    await client.callTool({ name: 'log', arguments: { text: `token ${githubToken}` } });
    await expect.poll(() => logged).toEqual(['token [REDACTED]']);
    await close();
    await gateway.stop();
  });
});
