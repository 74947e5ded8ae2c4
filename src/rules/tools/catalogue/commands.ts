import type { ServiceCatalogue } from '../types.js';

export const commandsTools: ServiceCatalogue = {
  service: 'commands',
  aliases: ['command'],
  source: 'npm mcp-server-commands@0.5.0 tools/list',
  tools: [
    {
      name: 'run_command',
      effect: 'execute',
      fields: { command: 'command', workdir: 'root', stdin: 'code' },
      example: {
        deny: { command: 'cat .env', workdir: '/home/dev/app', stdin: "print('hello')" },
        allow: { command: 'ls -la src', workdir: '/home/dev/app', stdin: "print('hello')" },
      },
    },
  ],
};
