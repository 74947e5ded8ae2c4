import type { ServiceCatalogue } from '../types.js';

export const desktopCommanderTools: ServiceCatalogue = {
  service: 'desktop-commander',
  aliases: ['commander', 'dc'],
  source: 'npm @wonderwhy-er/desktop-commander@0.2.52 dist/tools/schemas.js + tools/list',
  tools: [
    {
      name: 'read_file',
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
      name: 'write_pdf',
      effect: 'copy',
      fields: { path: 'path', outputPath: 'path', 'content[].sourcePdfPath': 'path' },
      example: {
        deny: {
          path: '/home/dev/app/.env',
          outputPath: '/home/dev/app/src/index.ts',
          content: [{ sourcePdfPath: '/home/dev/app/src/index.ts' }],
        },
        allow: {
          path: '/home/dev/app/src/index.ts',
          outputPath: '/home/dev/app/src/index.ts',
          content: [{ sourcePdfPath: '/home/dev/app/src/index.ts' }],
        },
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
      name: 'move_file',
      effect: 'move',
      fields: { source: 'path', destination: 'path' },
      example: {
        deny: { source: '/home/dev/app/.env', destination: '/home/dev/app/src/index.ts' },
        allow: { source: '/home/dev/app/src/index.ts', destination: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'start_search',
      effect: 'search',
      recursive: true,
      fields: { path: 'root', pattern: 'glob', filePattern: 'glob' },
      example: {
        deny: { path: '/home/dev/app', pattern: '**/.env*', filePattern: '**/*.ts' },
        allow: { path: '/home/dev/app', pattern: '**/*.ts', filePattern: '**/*.ts' },
      },
    },
    { name: 'get_more_search_results', effect: 'search', fields: {}, example: { allow: {} } },
    {
      name: 'get_file_info',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'edit_block',
      effect: 'write',
      fields: { file_path: 'path', old_string: 'text', new_string: 'text' },
      example: {
        deny: { file_path: '/home/dev/app/.env', old_string: 'about .env files', new_string: 'about .env files' },
        allow: {
          file_path: '/home/dev/app/src/index.ts',
          old_string: 'about .env files',
          new_string: 'about .env files',
        },
      },
    },
    {
      name: 'start_process',
      effect: 'execute',
      fields: { command: 'command' },
      example: { deny: { command: 'cat .env' }, allow: { command: 'ls -la src' } },
    },
    {
      name: 'interact_with_process',
      effect: 'execute',
      fields: { input: 'command' },
      example: { deny: { input: 'cat .env' }, allow: { input: 'ls -la src' } },
    },
    { name: 'read_process_output', effect: 'none', fields: {}, example: { allow: {} } },
    { name: 'get_recent_tool_calls', effect: 'none', fields: {}, example: { allow: {} } },
    {
      name: 'get_config',
      effect: 'none',
      fields: { key: 'text', value: 'paths' },
      example: {
        deny: { key: 'about .env files', value: ['/home/dev/app/src/index.ts', '/home/dev/.ssh/id_ed25519'] },
        allow: { key: 'about .env files', value: ['/home/dev/app/README.md'] },
      },
    },
    {
      name: 'set_config_value',
      effect: 'none',
      fields: { key: 'text', value: 'paths' },
      example: {
        deny: { key: 'about .env files', value: ['/home/dev/app/src/index.ts', '/home/dev/.ssh/id_ed25519'] },
        allow: { key: 'about .env files', value: ['/home/dev/app/README.md'] },
      },
    },
  ],
};
