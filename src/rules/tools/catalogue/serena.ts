import type { ServiceCatalogue } from '../types.js';

export const serenaTools: ServiceCatalogue = {
  service: 'serena',
  aliases: ['serena-agent'],
  source: 'oraios/serena:src/serena/tools/*.py@7fcbca7',
  tools: [
    {
      name: 'read_file',
      effect: 'read',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'create_text_file',
      effect: 'write',
      fields: { relative_path: 'path', content: 'text' },
      example: {
        deny: { relative_path: '.env', content: 'about .env files' },
        allow: { relative_path: 'src/index.ts', content: 'about .env files' },
      },
    },
    {
      name: 'get_symbols_overview',
      effect: 'read',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'get_diagnostics_for_file',
      effect: 'read',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'list_dir',
      effect: 'list',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'find_file',
      effect: 'search',
      fields: { file_mask: 'glob', relative_path: 'root' },
      example: {
        deny: { file_mask: '**/.env*', relative_path: '/home/dev/app' },
        allow: { file_mask: '**/*.ts', relative_path: '/home/dev/app' },
      },
    },
    {
      name: 'search_for_pattern',
      effect: 'search',
      recursive: true,
      fields: {
        substring_pattern: 'text',
        relative_path: 'root',
        paths_include_glob: 'glob',
        paths_exclude_glob: 'exclude',
      },
      example: {
        deny: {
          substring_pattern: 'about .env files',
          relative_path: '/home/dev/app',
          paths_include_glob: '**/.env*',
          paths_exclude_glob: ['.env', 'node_modules'],
        },
        allow: {
          substring_pattern: 'about .env files',
          relative_path: '/home/dev/app',
          paths_include_glob: '**/*.ts',
          paths_exclude_glob: ['.env', 'node_modules'],
        },
      },
    },
    {
      name: 'replace_content',
      effect: 'write',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'delete_lines',
      effect: 'write',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'replace_lines',
      effect: 'write',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'insert_at_line',
      effect: 'write',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'replace_in_files',
      effect: 'write',
      recursive: true,
      fields: { relative_path: 'root', paths_include_glob: 'glob', paths_exclude_glob: 'exclude' },
      example: {
        deny: {
          relative_path: '/home/dev/app',
          paths_include_glob: '**/.env*',
          paths_exclude_glob: ['.env', 'node_modules'],
        },
        allow: {
          relative_path: '/home/dev/app',
          paths_include_glob: '**/*.ts',
          paths_exclude_glob: ['.env', 'node_modules'],
        },
      },
    },
    {
      name: 'find_symbol',
      effect: 'read',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'find_referencing_symbols',
      effect: 'read',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'find_implementations',
      effect: 'read',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'find_declaration',
      effect: 'read',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'replace_symbol_body',
      effect: 'write',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'insert_after_symbol',
      effect: 'write',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'insert_before_symbol',
      effect: 'write',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'rename_symbol',
      effect: 'write',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'safe_delete_symbol',
      effect: 'write',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'get_diagnostics_for_symbol',
      effect: 'read',
      fields: { reference_file: 'path' },
      example: { deny: { reference_file: '.env' }, allow: { reference_file: 'src/index.ts' } },
    },
    {
      name: 'execute_shell_command',
      effect: 'execute',
      fields: { command: 'command', cwd: 'root' },
      example: {
        deny: { command: 'cat .env', cwd: '/home/dev/app' },
        allow: { command: 'ls -la src', cwd: '/home/dev/app' },
      },
    },
    {
      name: 'read_memory',
      effect: 'read',
      fields: { memory_name: 'path' },
      example: { deny: { memory_name: '.env' }, allow: { memory_name: 'src/index.ts' } },
    },
    {
      name: 'write_memory',
      effect: 'write',
      fields: { memory_name: 'path' },
      example: { deny: { memory_name: '.env' }, allow: { memory_name: 'src/index.ts' } },
    },
    {
      name: 'edit_memory',
      effect: 'write',
      fields: { memory_name: 'path' },
      example: { deny: { memory_name: '.env' }, allow: { memory_name: 'src/index.ts' } },
    },
    {
      name: 'delete_memory',
      effect: 'delete',
      fields: { memory_name: 'path' },
      example: { deny: { memory_name: '.env' }, allow: { memory_name: 'src/index.ts' } },
    },
    {
      name: 'rename_memory',
      effect: 'move',
      fields: { old_name: 'path', new_name: 'path' },
      example: {
        deny: { old_name: '.env', new_name: 'src/index.ts' },
        allow: { old_name: 'src/index.ts', new_name: 'src/index.ts' },
      },
    },
    {
      name: 'activate_project',
      effect: 'none',
      fields: { project: 'root' },
      example: { deny: { project: '/home/dev/.ssh' }, allow: { project: '/home/dev/app' } },
    },
    {
      name: 'query_project',
      effect: 'read',
      fields: { tool_params_json: 'call', project_name: 'root', tool_name: 'text' },
      example: {
        deny: {
          tool_params_json: 'read_file --file_path .env',
          project_name: '/home/dev/app',
          tool_name: 'about .env files',
        },
        allow: {
          tool_params_json: 'read_file --file_path README.md',
          project_name: '/home/dev/app',
          tool_name: 'about .env files',
        },
      },
    },
    {
      name: 'jet_brains_move',
      effect: 'write',
      fields: { relative_path: 'path', target_relative_path: 'path' },
      example: {
        deny: { relative_path: '.env', target_relative_path: 'src/index.ts' },
        allow: { relative_path: 'src/index.ts', target_relative_path: 'src/index.ts' },
      },
    },
    {
      name: 'jet_brains_find_symbol',
      effect: 'read',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'jet_brains_get_symbols_overview',
      effect: 'read',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
    {
      name: 'jet_brains_run_inspections',
      effect: 'read',
      fields: { relative_path: 'path' },
      example: { deny: { relative_path: '.env' }, allow: { relative_path: 'src/index.ts' } },
    },
  ],
};
