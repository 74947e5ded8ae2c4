// The programs of one run: a guard, and gateways in front of the two servers.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { waitUntil } from './processes.mjs';

/** A TCP port of 127.0.0.1 that was free a moment ago. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts `extmcp-guard serve` on a fixed port and waits until it is ready. */
export async function startGuard({ processes, root, env }, policyFile, port) {
  const main = join(root, 'dist', 'cli', 'main.js');
  const flags = ['--policy', policyFile, '--listen', `127.0.0.1:${port}`, '--admin', 'off', '--audit', 'off'];
  const command = { file: process.execPath, args: [main, 'serve', ...flags] };
  const started = processes.start('extmcp-guard serve', command, { cwd: root, env });
  await waitUntil(started, async () => (started.log.join('').includes('"msg":"ready"') ? true : undefined));
  return started;
}

/**
 * Starts the chosen gateway with a configuration file. `settings` are what the file takes from the environment. Gives
 * `{ url, started }` once MCP clients can connect.
 */
export async function startGateway({ processes, root, env }, gateway, config, workspace, settings) {
  const port = await freePort();
  const variables = { ...settings, MCP_PORT: String(port) };
  const command = gateway.command(config, workspace, variables);
  const started = processes.start(gateway.title, command, { cwd: root, env: { ...env, ...variables } });
  const url = `http://127.0.0.1:${port}/mcp`;
  await waitUntil(started, () => answers(url), 60_000);
  return { url, started };
}

/** Writes agentgateway.yaml without its guardrails: what the same gateway does on its own. */
export async function unguardedConfig(root, workspace) {
  const document = parseDocument(await readFile(join(root, 'agentgateway.yaml'), 'utf8'));
  document.deleteIn(['mcp', 'policies']);
  await mkdir(workspace, { recursive: true });
  const file = join(workspace, 'unguarded.yaml');
  await writeFile(file, document.toString({ lineWidth: 0 }));
  return file;
}

async function answers(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
  await response?.body?.cancel();
  return response === undefined ? undefined : true;
}
