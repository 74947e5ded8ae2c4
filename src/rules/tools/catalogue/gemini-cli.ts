import type { ServiceCatalogue } from '../types.js';

export const geminiCliTools: ServiceCatalogue = {
  service: 'gemini-cli',
  aliases: ['gemini', 'qwen', 'qwen-code'],
  source: 'google-gemini/gemini-cli:packages/core/src/tools/*.ts (argument names of its built-in tools)',
  tools: [
    {
      name: 'read_many_files',
      effect: 'read',
      fields: { include: 'glob', paths: 'glob', exclude: 'exclude', file_filtering_options: 'text' },
      example: {
        deny: { include: ['src/**', '**/.env*'] },
        allow: { include: ['src/**', '*.md'], exclude: ['.env'] },
      },
    },
    {
      name: 'read_file',
      effect: 'read',
      fields: { file_path: 'path', absolute_path: 'path' },
      example: { deny: { absolute_path: '/home/dev/app/.env' }, allow: { absolute_path: '/home/dev/app/README.md' } },
    },
    {
      name: 'write_file',
      effect: 'write',
      fields: { file_path: 'path', content: 'text' },
      example: {
        deny: { file_path: '/home/dev/.ssh/authorized_keys', content: 'x' },
        allow: { file_path: '/home/dev/app/.gitignore', content: '.env' },
      },
    },
    {
      name: 'replace',
      effect: 'write',
      fields: { file_path: 'path', old_string: 'text', new_string: 'text', instruction: 'text' },
      example: {
        deny: { file_path: '/home/dev/app/.env', old_string: 'a', new_string: 'b' },
        allow: { file_path: '/home/dev/app/README.md', old_string: '.env', new_string: '.env.local' },
      },
    },
    {
      name: 'list_directory',
      effect: 'list',
      fields: { dir_path: 'path', path: 'path', ignore: 'exclude' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app', ignore: ['.env'] } },
    },
    {
      name: 'glob',
      effect: 'search',
      fields: { pattern: 'glob', dir_path: 'root', path: 'root' },
      example: { deny: { pattern: '**/id_rsa*' }, allow: { pattern: '**/*.ts', path: '/home/dev/app' } },
    },
    {
      name: 'search_file_content',
      effect: 'search',
      recursive: true,
      fields: { pattern: 'text', include: 'glob', dir_path: 'root', path: 'root' },
      example: {
        deny: { pattern: 'KEY', include: '.env*' },
        allow: { pattern: '.env', include: '*.ts' },
      },
    },
    {
      name: 'run_shell_command',
      effect: 'execute',
      fields: { command: 'command', description: 'text', directory: 'root', dir_path: 'root' },
      example: {
        deny: { command: 'cat .env' },
        allow: { command: 'npm test', description: 'reads .env.example', directory: 'app' },
      },
    },
  ],
};
