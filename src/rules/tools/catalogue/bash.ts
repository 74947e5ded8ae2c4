import type { ServiceCatalogue } from '../types.js';

export const bashTools: ServiceCatalogue = {
  service: 'bash',
  aliases: ['bash-command'],
  source: 'npm bash-command-mcp@0.1.5 tools/list',
  tools: [
    {
      name: 'run',
      effect: 'execute',
      fields: { command: 'command', cmd: 'command', cwd: 'root' },
      example: {
        deny: { command: 'cat .env', cmd: 'ls -la src', cwd: '/home/dev/app' },
        allow: { command: 'ls -la src', cmd: 'ls -la src', cwd: '/home/dev/app' },
      },
    },
    {
      name: 'run_background',
      effect: 'execute',
      fields: { command: 'command', cmd: 'command', cwd: 'root' },
      example: {
        deny: { command: 'cat .env', cmd: 'ls -la src', cwd: '/home/dev/app' },
        allow: { command: 'ls -la src', cmd: 'ls -la src', cwd: '/home/dev/app' },
      },
    },
    { name: 'tail_background', effect: 'none', fields: {}, example: { allow: {} } },
    { name: 'wait_background', effect: 'none', fields: {}, example: { allow: {} } },
  ],
};
