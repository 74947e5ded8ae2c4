import type { ServiceCatalogue } from '../types.js';

export const repomixTools: ServiceCatalogue = {
  service: 'repomix',
  aliases: [],
  source: 'npm repomix@1.14.0 tools/list',
  tools: [
    {
      name: 'pack_codebase',
      effect: 'archive',
      fields: { directory: 'root', includePatterns: 'glob', ignorePatterns: 'exclude' },
      example: {
        deny: { directory: '/home/dev/app', includePatterns: '**/.env*', ignorePatterns: ['.env', 'node_modules'] },
        allow: { directory: '/home/dev/app', includePatterns: '**/*.ts', ignorePatterns: ['.env', 'node_modules'] },
      },
    },
    {
      name: 'generate_skill',
      effect: 'archive',
      fields: { directory: 'root', includePatterns: 'glob', ignorePatterns: 'exclude' },
      example: {
        deny: { directory: '/home/dev/app', includePatterns: '**/.env*', ignorePatterns: ['.env', 'node_modules'] },
        allow: { directory: '/home/dev/app', includePatterns: '**/*.ts', ignorePatterns: ['.env', 'node_modules'] },
      },
    },
    {
      name: 'read_repomix_output',
      effect: 'read',
      fields: { pattern: 'text' },
      example: { allow: { pattern: 'about .env files' } },
    },
    {
      name: 'grep_repomix_output',
      effect: 'search',
      fields: { pattern: 'text' },
      example: { allow: { pattern: 'about .env files' } },
    },
    {
      name: 'attach_packed_output',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'file_system_read_file',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'file_system_read_directory',
      effect: 'list',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'pack_remote_repository',
      effect: 'read',
      fields: { remote: 'uri', includePatterns: 'glob', ignorePatterns: 'exclude' },
      example: {
        deny: {
          remote: 'file:///home/dev/.aws/credentials',
          includePatterns: '**/*.ts',
          ignorePatterns: ['.env', 'node_modules'],
        },
        allow: {
          remote: 'https://example.com/guide.html',
          includePatterns: '**/*.ts',
          ignorePatterns: ['.env', 'node_modules'],
        },
      },
    },
  ],
};
