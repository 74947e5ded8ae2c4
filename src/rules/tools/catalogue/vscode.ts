import type { ServiceCatalogue } from '../types.js';

export const vscodeTools: ServiceCatalogue = {
  service: 'vscode',
  aliases: ['code', 'vs-code'],
  source: 'juehang/vscode-mcp-server:src/tools/*.ts@92a9d50',
  tools: [
    {
      name: 'list_files_code',
      effect: 'list',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'read_file_code',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'create_file_code',
      effect: 'write',
      fields: { path: 'path', content: 'text' },
      example: {
        deny: { path: '.env', content: 'about .env files' },
        allow: { path: 'src/index.ts', content: 'about .env files' },
      },
    },
    {
      name: 'replace_lines_code',
      effect: 'write',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'get_diagnostics_code',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'get_symbol_definition_code',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'get_document_symbols_code',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'execute_shell_command_code',
      effect: 'execute',
      fields: { command: 'command', cwd: 'root' },
      example: {
        deny: { command: 'cat .env', cwd: '/home/dev/app' },
        allow: { command: 'ls -la src', cwd: '/home/dev/app' },
      },
    },
  ],
};
