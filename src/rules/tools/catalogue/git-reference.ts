import type { ServiceCatalogue } from '../types.js';

export const gitReferenceTools: ServiceCatalogue = {
  service: 'git-reference',
  aliases: ['git'],
  source: 'modelcontextprotocol/servers:src/git/src/mcp_server_git/server.py@76d64c8',
  tools: [
    {
      name: 'git_status',
      effect: 'list',
      fields: { repo_path: 'root' },
      example: { deny: { repo_path: '/home/dev/.ssh' }, allow: { repo_path: '/home/dev/app' } },
    },
    {
      name: 'git_log',
      effect: 'list',
      fields: { repo_path: 'root' },
      example: { deny: { repo_path: '/home/dev/.ssh' }, allow: { repo_path: '/home/dev/app' } },
    },
    {
      name: 'git_diff_unstaged',
      effect: 'read',
      fields: { repo_path: 'root' },
      example: { deny: { repo_path: '/home/dev/.ssh' }, allow: { repo_path: '/home/dev/app' } },
    },
    {
      name: 'git_diff_staged',
      effect: 'read',
      fields: { repo_path: 'root' },
      example: { deny: { repo_path: '/home/dev/.ssh' }, allow: { repo_path: '/home/dev/app' } },
    },
    {
      name: 'git_diff',
      effect: 'read',
      fields: { repo_path: 'root', target: 'revision' },
      example: {
        deny: { repo_path: '/home/dev/app', target: 'HEAD:.env' },
        allow: { repo_path: '/home/dev/app', target: 'HEAD~1' },
      },
    },
    {
      name: 'git_show',
      effect: 'read',
      fields: { repo_path: 'root', revision: 'revision' },
      example: {
        deny: { repo_path: '/home/dev/app', revision: 'HEAD:.env' },
        allow: { repo_path: '/home/dev/app', revision: 'HEAD~1' },
      },
    },
    {
      name: 'git_add',
      effect: 'write',
      fields: { repo_path: 'root', files: 'paths' },
      example: {
        deny: { repo_path: '/home/dev/app', files: ['/home/dev/app/src/index.ts', '/home/dev/.ssh/id_ed25519'] },
        allow: { repo_path: '/home/dev/app', files: ['/home/dev/app/README.md'] },
      },
    },
    {
      name: 'git_commit',
      effect: 'write',
      fields: { repo_path: 'root', message: 'text' },
      example: {
        deny: { repo_path: '/home/dev/.ssh', message: 'about .env files' },
        allow: { repo_path: '/home/dev/app', message: 'about .env files' },
      },
    },
    {
      name: 'git_reset',
      effect: 'write',
      fields: { repo_path: 'root' },
      example: { deny: { repo_path: '/home/dev/.ssh' }, allow: { repo_path: '/home/dev/app' } },
    },
    {
      name: 'git_create_branch',
      effect: 'write',
      fields: { repo_path: 'root', branch_name: 'text' },
      example: {
        deny: { repo_path: '/home/dev/.ssh', branch_name: 'about .env files' },
        allow: { repo_path: '/home/dev/app', branch_name: 'about .env files' },
      },
    },
    {
      name: 'git_checkout',
      effect: 'write',
      fields: { repo_path: 'root', branch_name: 'revision' },
      example: {
        deny: { repo_path: '/home/dev/app', branch_name: 'HEAD:.env' },
        allow: { repo_path: '/home/dev/app', branch_name: 'HEAD~1' },
      },
    },
    {
      name: 'git_branch',
      effect: 'list',
      fields: { repo_path: 'root' },
      example: { deny: { repo_path: '/home/dev/.ssh' }, allow: { repo_path: '/home/dev/app' } },
    },
  ],
};
