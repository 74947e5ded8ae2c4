import type { ServiceCatalogue } from '../types.js';

export const jetbrainsTools: ServiceCatalogue = {
  service: 'jetbrains',
  aliases: ['idea', 'intellij', 'webstorm', 'pycharm'],
  source:
    'JetBrains/intellij-community:plugins/mcp-server/src/com/intellij/mcpserver/toolsets/general/{Text,File,Read,Patch,Search,Universal}Toolset.kt, terminal/TerminalToolset.kt',
  tools: [
    {
      name: 'get_file_text_by_path',
      effect: 'read',
      fields: { pathInProject: 'path' },
      example: { deny: { pathInProject: '.env' }, allow: { pathInProject: 'src/index.ts' } },
    },
    {
      name: 'read_file',
      effect: 'read',
      fields: { file_path: 'path' },
      example: { deny: { file_path: '.env' }, allow: { file_path: 'src/index.ts' } },
    },
    {
      name: 'replace_text_in_file',
      effect: 'write',
      fields: { pathInProject: 'path' },
      example: { deny: { pathInProject: '.env' }, allow: { pathInProject: 'src/index.ts' } },
    },
    {
      name: 'create_new_file',
      effect: 'write',
      fields: { pathInProject: 'path', content: 'text' },
      example: {
        deny: { pathInProject: '.env', content: 'about .env files' },
        allow: { pathInProject: 'src/index.ts', content: 'about .env files' },
      },
    },
    {
      name: 'list_directory_tree',
      effect: 'list',
      fields: { directoryPath: 'path' },
      example: { deny: { directoryPath: '.env' }, allow: { directoryPath: 'src/index.ts' } },
    },
    {
      name: 'find_files_by_glob',
      effect: 'search',
      fields: { globPattern: 'glob', subDirectoryRelativePath: 'root' },
      example: {
        deny: { globPattern: '**/.env*', subDirectoryRelativePath: '/home/dev/app' },
        allow: { globPattern: '**/*.ts', subDirectoryRelativePath: '/home/dev/app' },
      },
    },
    {
      name: 'find_files_by_name_keyword',
      effect: 'search',
      fields: { nameKeyword: 'glob' },
      example: { deny: { nameKeyword: '**/.env*' }, allow: { nameKeyword: '**/*.ts' } },
    },
    {
      name: 'search_text',
      effect: 'search',
      fields: { q: 'text', paths: 'glob' },
      example: {
        deny: { q: 'about .env files', paths: '**/.env*' },
        allow: { q: 'about .env files', paths: '**/*.ts' },
      },
    },
    {
      name: 'search_regex',
      effect: 'search',
      fields: { q: 'text', paths: 'glob' },
      example: {
        deny: { q: 'about .env files', paths: '**/.env*' },
        allow: { q: 'about .env files', paths: '**/*.ts' },
      },
    },
    {
      name: 'search_symbol',
      effect: 'search',
      fields: { q: 'text', paths: 'glob' },
      example: {
        deny: { q: 'about .env files', paths: '**/.env*' },
        allow: { q: 'about .env files', paths: '**/*.ts' },
      },
    },
    {
      name: 'search_file',
      effect: 'search',
      fields: { q: 'glob', paths: 'glob' },
      example: { deny: { q: '**/.env*', paths: '**/*.ts' }, allow: { q: '**/*.ts', paths: '**/*.ts' } },
    },
    {
      name: 'open_file_in_editor',
      effect: 'read',
      fields: { filePath: 'path' },
      example: { deny: { filePath: '.env' }, allow: { filePath: 'src/index.ts' } },
    },
    {
      name: 'apply_patch',
      effect: 'write',
      fields: { input: 'patch', patch: 'patch' },
      example: {
        deny: {
          input: '*** Begin Patch\n*** Update File: .env\n@@\n-A=1\n+A=2\n*** End Patch',
          patch: '*** Begin Patch\n*** Update File: src/index.ts\n@@\n-// reads .env\n+// reads nothing\n*** End Patch',
        },
        allow: {
          input: '*** Begin Patch\n*** Update File: src/index.ts\n@@\n-// reads .env\n+// reads nothing\n*** End Patch',
          patch: '*** Begin Patch\n*** Update File: src/index.ts\n@@\n-// reads .env\n+// reads nothing\n*** End Patch',
        },
      },
    },
    {
      name: 'execute_terminal_command',
      effect: 'execute',
      fields: { command: 'command' },
      example: { deny: { command: 'cat .env' }, allow: { command: 'ls -la src' } },
    },
    {
      name: 'execute_tool',
      effect: 'execute',
      fields: { command: 'call' },
      example: {
        deny: { command: 'read_file --file_path .env' },
        allow: { command: 'read_file --file_path README.md' },
      },
    },
    {
      name: 'reformat_file',
      effect: 'write',
      fields: { path: 'path', filePath: 'path' },
      example: {
        deny: { path: '.env', filePath: 'src/index.ts' },
        allow: { path: 'src/index.ts', filePath: 'src/index.ts' },
      },
    },
    {
      name: 'get_file_problems',
      effect: 'read',
      fields: { path: 'path', filePath: 'path' },
      example: {
        deny: { path: '.env', filePath: 'src/index.ts' },
        allow: { path: 'src/index.ts', filePath: 'src/index.ts' },
      },
    },
  ],
};
