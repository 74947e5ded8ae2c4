import { expect, test } from 'vitest';
import { guessService } from '../../../src/app/wrap/service-name.js';

test.each([
  ['npx -y @modelcontextprotocol/server-filesystem /srv', 'filesystem'],
  ['npx -y @modelcontextprotocol/server-filesystem@2026.8.31 /srv', 'filesystem'],
  ['node node_modules/@modelcontextprotocol/server-memory/dist/index.js', 'memory'],
  ['/usr/bin/node /x/node_modules/@modelcontextprotocol/server-everything/dist/index.js stdio', 'everything'],
  ['uvx mcp-server-git --repository /srv', 'git'],
  ['python -m mcp_server_fetch', 'fetch'],
  ['docker run -i --rm mcp/filesystem /srv', 'filesystem'],
  ['/opt/bin/github-mcp-server stdio', 'github'],
  ['npx.cmd some-thing@latest', 'something'],
  ['node build/acme.js', 'acme'],
  ['env A=1 acme-server', 'acme'],
  ['C:\\tools\\acme-mcp.exe', 'acme'],
  ['server', 'server'],
])('%s is %s', (command, want) => expect(guessService(command.split(' '))).toBe(want));
