import type { ServiceCatalogue } from '../types.js';

export const shellTools: ServiceCatalogue = {
  service: 'shell',
  aliases: ['mcp-shell-server'],
  source: 'tumf/mcp-shell-server:src/mcp_shell_server/server.py@0ffa66e',
  tools: [
    {
      name: 'shell_execute',
      effect: 'execute',
      fields: { command: 'command', directory: 'root', stdin: 'code' },
      example: {
        deny: { command: 'cat .env', directory: '/home/dev/app', stdin: "print('hello')" },
        allow: { command: 'ls -la src', directory: '/home/dev/app', stdin: "print('hello')" },
      },
    },
  ],
};
