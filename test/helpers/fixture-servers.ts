import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fixtures = fileURLToPath(new URL('../fixtures/servers/', import.meta.url));
const require = createRequire(import.meta.url);

/** The script of one of our own fixture servers. */
export function fixtureServer(
  name: 'leaky-server' | 'talkative-server' | 'conformance-server' | 'old-gateway' | 'line-server',
): string {
  return join(fixtures, `${name}.mjs`);
}

/** The script of an official MCP server. */
export function officialServer(name: 'filesystem' | 'everything' | 'memory'): string {
  return join(dirname(require.resolve(`@modelcontextprotocol/server-${name}/package.json`)), 'dist', 'index.js');
}
