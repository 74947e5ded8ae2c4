import type { ServiceCatalogue } from '../types.js';

export const rustFilesystemTools: ServiceCatalogue = {
  service: 'rust-filesystem',
  aliases: ['rust-mcp-filesystem', 'filesystem', 'fs'],
  source: 'rust-mcp-stack/rust-mcp-filesystem:src/tools/*.rs@1356567',
  tools: [
    {
      name: 'read_text_file',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'read_file_lines',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'head_file',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'tail_file',
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
      name: 'read_multiple_text_files',
      effect: 'read',
      fields: { paths: 'paths' },
      example: {
        deny: { paths: ['/home/dev/app/src/index.ts', '/home/dev/.ssh/id_ed25519'] },
        allow: { paths: ['/home/dev/app/README.md'] },
      },
    },
    {
      name: 'read_multiple_media_files',
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
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'find_empty_directories',
      effect: 'list',
      fields: { path: 'path', exclude_patterns: 'exclude' },
      example: {
        deny: { path: '/home/dev/app/.env', exclude_patterns: ['.env', 'node_modules'] },
        allow: { path: '/home/dev/app/src/index.ts', exclude_patterns: ['.env', 'node_modules'] },
      },
    },
    {
      name: 'calculate_directory_size',
      effect: 'read',
      fields: { root_path: 'root' },
      example: { deny: { root_path: '/home/dev/.ssh' }, allow: { root_path: '/home/dev/app' } },
    },
    {
      name: 'find_duplicate_files',
      effect: 'search',
      fields: { root_path: 'root', pattern: 'glob', exclude_patterns: 'exclude' },
      example: {
        deny: { root_path: '/home/dev/app', pattern: '**/.env*', exclude_patterns: ['.env', 'node_modules'] },
        allow: { root_path: '/home/dev/app', pattern: '**/*.ts', exclude_patterns: ['.env', 'node_modules'] },
      },
    },
    {
      name: 'search_files',
      effect: 'search',
      fields: { path: 'root', pattern: 'glob', exclude_patterns: 'exclude' },
      example: {
        deny: { path: '/home/dev/app', pattern: '**/.env*', exclude_patterns: ['.env', 'node_modules'] },
        allow: { path: '/home/dev/app', pattern: '**/*.ts', exclude_patterns: ['.env', 'node_modules'] },
      },
    },
    {
      name: 'search_files_content',
      effect: 'search',
      recursive: true,
      fields: { path: 'root', pattern: 'glob', query: 'text', exclude_patterns: 'exclude' },
      example: {
        deny: {
          path: '/home/dev/app',
          pattern: '**/.env*',
          query: 'about .env files',
          exclude_patterns: ['.env', 'node_modules'],
        },
        allow: {
          path: '/home/dev/app',
          pattern: '**/*.ts',
          query: 'about .env files',
          exclude_patterns: ['.env', 'node_modules'],
        },
      },
    },
    {
      name: 'get_file_info',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
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
      name: 'zip_files',
      effect: 'archive',
      fields: { input_files: 'paths', target_zip_file: 'path' },
      example: {
        deny: {
          input_files: ['/home/dev/app/src/index.ts', '/home/dev/.ssh/id_ed25519'],
          target_zip_file: '/home/dev/app/src/index.ts',
        },
        allow: { input_files: ['/home/dev/app/README.md'], target_zip_file: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'zip_directory',
      effect: 'archive',
      fields: { input_directory: 'root', pattern: 'glob', target_zip_file: 'path' },
      example: {
        deny: { input_directory: '/home/dev/app', pattern: '**/.env*', target_zip_file: '/home/dev/app/src/index.ts' },
        allow: { input_directory: '/home/dev/app', pattern: '**/*.ts', target_zip_file: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'unzip_file',
      effect: 'archive',
      fields: { zip_file: 'path', target_path: 'path' },
      example: {
        deny: { zip_file: '/home/dev/app/.env', target_path: '/home/dev/app/src/index.ts' },
        allow: { zip_file: '/home/dev/app/src/index.ts', target_path: '/home/dev/app/src/index.ts' },
      },
    },
    { name: 'list_allowed_directories', effect: 'list', fields: {}, example: { allow: {} } },
  ],
};
