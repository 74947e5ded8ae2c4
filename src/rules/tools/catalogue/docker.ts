import type { ServiceCatalogue } from '../types.js';

export const dockerTools: ServiceCatalogue = {
  service: 'docker',
  aliases: ['docker-npm'],
  source: 'npm mcp-server-docker@1.0.0 tools/list',
  tools: [
    {
      name: 'run_command',
      effect: 'execute',
      fields: { command: 'command' },
      example: { deny: { command: 'cat .env' }, allow: { command: 'ls -la src' } },
    },
  ],
};
