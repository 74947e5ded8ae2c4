import type { ServiceCatalogue } from '../types.js';

export const goFilesystemTools: ServiceCatalogue = {
  service: 'go-filesystem',
  aliases: ['mcp-filesystem-server', 'filesystem', 'fs'],
  source: 'mark3labs/mcp-filesystem-server:filesystemserver/server.go@830bc89',
  tools: [
    {
      name: 'read_file',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'write_file',
      effect: 'write',
      fields: { path: 'path', content: 'text' },
      example: {
        deny: { path: '/home/dev/app/.env', content: 'about .env files' },
        allow: { path: '/home/dev/app/src/index.ts', content: 'about .env files' },
      },
    },
    {
      name: 'create_directory',
      effect: 'write',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'list_directory',
      effect: 'list',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'tree',
      effect: 'list',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'copy_file',
      effect: 'copy',
      fields: { source: 'path', destination: 'path' },
      example: {
        deny: { source: '/home/dev/app/.env', destination: '/home/dev/app/src/index.ts' },
        allow: { source: '/home/dev/app/src/index.ts', destination: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'move_file',
      effect: 'move',
      fields: { source: 'path', destination: 'path' },
      example: {
        deny: { source: '/home/dev/app/.env', destination: '/home/dev/app/src/index.ts' },
        allow: { source: '/home/dev/app/src/index.ts', destination: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'search_files',
      effect: 'search',
      fields: { path: 'root', pattern: 'glob' },
      example: {
        deny: { path: '/home/dev/app', pattern: '**/.env*' },
        allow: { path: '/home/dev/app', pattern: '**/*.ts' },
      },
    },
    {
      name: 'search_within_files',
      effect: 'search',
      recursive: true,
      fields: { path: 'root', substring: 'text' },
      example: {
        deny: { path: '/home/dev/.ssh', substring: 'about .env files' },
        allow: { path: '/home/dev/app', substring: 'about .env files' },
      },
    },
    {
      name: 'get_file_info',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'read_multiple_files',
      effect: 'read',
      fields: { paths: 'paths' },
      example: {
        deny: { paths: ['/home/dev/app/src/index.ts', '/home/dev/.ssh/id_ed25519'] },
        allow: { paths: ['/home/dev/app/README.md'] },
      },
    },
    {
      name: 'delete_file',
      effect: 'delete',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'modify_file',
      effect: 'write',
      fields: { path: 'path', find: 'text', replace: 'text' },
      example: {
        deny: { path: '/home/dev/app/.env', find: 'about .env files', replace: 'about .env files' },
        allow: { path: '/home/dev/app/src/index.ts', find: 'about .env files', replace: 'about .env files' },
      },
    },
  ],
};
