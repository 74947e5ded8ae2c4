import type { ServiceCatalogue } from '../types.js';

export const claudeCodeTools: ServiceCatalogue = {
  service: 'claude-code',
  aliases: ['claude'],
  source: 'npm @anthropic-ai/claude-code@2.1.328 `mcp serve` tools/list',
  tools: [
    {
      name: 'Read',
      effect: 'read',
      fields: { file_path: 'path' },
      example: { deny: { file_path: '/home/dev/app/.env' }, allow: { file_path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'Edit',
      effect: 'write',
      fields: { file_path: 'path' },
      example: { deny: { file_path: '/home/dev/app/.env' }, allow: { file_path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'Write',
      effect: 'write',
      fields: { file_path: 'path' },
      example: { deny: { file_path: '/home/dev/app/.env' }, allow: { file_path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'NotebookEdit',
      effect: 'write',
      fields: { notebook_path: 'path' },
      example: {
        deny: { notebook_path: '/home/dev/app/.env' },
        allow: { notebook_path: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'Bash',
      effect: 'execute',
      fields: { command: 'command' },
      example: { deny: { command: 'cat .env' }, allow: { command: 'ls -la src' } },
    },
    {
      name: 'Monitor',
      effect: 'execute',
      fields: { command: 'command' },
      example: { deny: { command: 'cat .env' }, allow: { command: 'ls -la src' } },
    },
    {
      name: 'Agent',
      effect: 'execute',
      fields: { prompt: 'code' },
      example: { deny: { prompt: "open('/home/dev/.ssh/id_rsa').read()" }, allow: { prompt: "print('hello')" } },
    },
    {
      name: 'Workflow',
      effect: 'execute',
      fields: { script: 'code', scriptPath: 'path' },
      example: {
        deny: { script: "print('hello')", scriptPath: '/home/dev/app/.env' },
        allow: { script: "print('hello')", scriptPath: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'EnterWorktree',
      effect: 'none',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'Skill',
      effect: 'execute',
      fields: { skill: 'path', args: 'text' },
      example: {
        deny: { skill: '/home/dev/app/.env', args: 'about .env files' },
        allow: { skill: '/home/dev/app/src/index.ts', args: 'about .env files' },
      },
    },
    {
      name: 'WebFetch',
      effect: 'read',
      fields: { url: 'uri' },
      example: { deny: { url: 'file:///home/dev/.aws/credentials' }, allow: { url: 'https://example.com/guide.html' } },
    },
  ],
};
