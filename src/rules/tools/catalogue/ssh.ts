import type { ServiceCatalogue } from '../types.js';

export const sshTools: ServiceCatalogue = {
  service: 'ssh',
  aliases: ['ssh-mcp'],
  source: 'tufantunc/ssh-mcp:src/tools/{command,file,session}-tools.ts@fa49629',
  tools: [
    {
      name: 'read-command',
      effect: 'execute',
      fields: { command: 'command' },
      example: { deny: { command: 'cat .env' }, allow: { command: 'ls -la src' } },
    },
    {
      name: 'run-command',
      effect: 'execute',
      fields: { command: 'command' },
      example: { deny: { command: 'cat .env' }, allow: { command: 'ls -la src' } },
    },
    {
      name: 'privileged-command',
      effect: 'execute',
      fields: { command: 'command' },
      example: { deny: { command: 'cat .env' }, allow: { command: 'ls -la src' } },
    },
    {
      name: 'open-session',
      effect: 'execute',
      fields: { command: 'command' },
      example: { deny: { command: 'cat .env' }, allow: { command: 'ls -la src' } },
    },
    { name: 'read-session-output', effect: 'none', fields: {}, example: { allow: {} } },
    {
      name: 'sftp-upload',
      effect: 'write',
      fields: { remotePath: 'path' },
      example: { deny: { remotePath: '/home/dev/app/.env' }, allow: { remotePath: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'sftp-download',
      effect: 'read',
      fields: { remotePath: 'path' },
      example: { deny: { remotePath: '/home/dev/app/.env' }, allow: { remotePath: '/home/dev/app/src/index.ts' } },
    },
  ],
};
