import type { ServiceCatalogue } from '../types.js';

export const filesystemTools: ServiceCatalogue = {
  service: 'filesystem',
  aliases: ['fs', 'files', 'file-system', 'filesystem-server'],
  source: 'modelcontextprotocol/servers:src/filesystem/index.ts@76d64c8 + npm tools/list 2026.8.31',
  tools: [
    {
      name: 'read_text_file',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'read_file',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'read_media_file',
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
      name: 'write_file',
      effect: 'write',
      fields: { path: 'path', content: 'text' },
      example: {
        deny: { path: '/home/dev/app/.env', content: 'about .env files' },
        allow: { path: '/home/dev/app/src/index.ts', content: 'about .env files' },
      },
    },
    {
      name: 'edit_file',
      effect: 'write',
      fields: { path: 'path', edits: 'text' },
      example: {
        deny: { path: '/home/dev/app/.env', edits: [{ oldText: '.env', newText: '.env.local' }] },
        allow: { path: '/home/dev/app/src/index.ts', edits: [{ oldText: '.env', newText: '.env.local' }] },
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
      name: 'list_directory_with_sizes',
      effect: 'list',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'directory_tree',
      effect: 'list',
      fields: { path: 'path', excludePatterns: 'exclude' },
      example: {
        deny: { path: '/home/dev/app/.env', excludePatterns: ['.env', 'node_modules'] },
        allow: { path: '/home/dev/app/src/index.ts', excludePatterns: ['.env', 'node_modules'] },
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
      fields: { path: 'root', pattern: 'glob', excludePatterns: 'exclude' },
      example: {
        deny: { path: '/home/dev/app', pattern: '**/.env*', excludePatterns: ['.env', 'node_modules'] },
        allow: { path: '/home/dev/app', pattern: '**/*.ts', excludePatterns: ['.env', 'node_modules'] },
      },
    },
    {
      name: 'get_file_info',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    { name: 'list_allowed_directories', effect: 'list', fields: {}, example: { allow: {} } },
  ],
};
