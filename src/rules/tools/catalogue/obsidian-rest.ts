import type { ServiceCatalogue } from '../types.js';

export const obsidianRestTools: ServiceCatalogue = {
  service: 'obsidian-rest',
  aliases: ['obsidian'],
  source: 'MarkusPfundstein/mcp-obsidian:src/mcp_obsidian/tools.py@016fd58',
  tools: [
    { name: 'obsidian_list_files_in_vault', effect: 'list', fields: {}, example: { allow: {} } },
    {
      name: 'obsidian_list_files_in_dir',
      effect: 'list',
      fields: { dirpath: 'path' },
      example: { deny: { dirpath: '.env' }, allow: { dirpath: 'src/index.ts' } },
    },
    {
      name: 'obsidian_get_file_contents',
      effect: 'read',
      fields: { filepath: 'path' },
      example: { deny: { filepath: '.env' }, allow: { filepath: 'src/index.ts' } },
    },
    {
      name: 'obsidian_batch_get_file_contents',
      effect: 'read',
      fields: { filepaths: 'paths' },
      example: { deny: { filepaths: ['src/index.ts', '.ssh/id_ed25519'] }, allow: { filepaths: ['README.md'] } },
    },
    {
      name: 'obsidian_append_content',
      effect: 'write',
      fields: { filepath: 'path' },
      example: { deny: { filepath: '.env' }, allow: { filepath: 'src/index.ts' } },
    },
    {
      name: 'obsidian_patch_content',
      effect: 'write',
      fields: { filepath: 'path' },
      example: { deny: { filepath: '.env' }, allow: { filepath: 'src/index.ts' } },
    },
    {
      name: 'obsidian_put_content',
      effect: 'write',
      fields: { filepath: 'path' },
      example: { deny: { filepath: '.env' }, allow: { filepath: 'src/index.ts' } },
    },
    {
      name: 'obsidian_delete_file',
      effect: 'delete',
      fields: { filepath: 'path' },
      example: { deny: { filepath: '.env' }, allow: { filepath: 'src/index.ts' } },
    },
    {
      name: 'obsidian_get_frontmatter',
      effect: 'read',
      fields: { filepath: 'path' },
      example: { deny: { filepath: '.env' }, allow: { filepath: 'src/index.ts' } },
    },
    {
      name: 'obsidian_rename_file',
      effect: 'move',
      fields: { filepath: 'path', new_filepath: 'path' },
      example: {
        deny: { filepath: '.env', new_filepath: 'src/index.ts' },
        allow: { filepath: 'src/index.ts', new_filepath: 'src/index.ts' },
      },
    },
    {
      name: 'obsidian_search_by_tag',
      effect: 'search',
      fields: { dirpath: 'root' },
      example: { deny: { dirpath: '/home/dev/.ssh' }, allow: { dirpath: '/home/dev/app' } },
    },
    { name: 'obsidian_get_periodic_note', effect: 'none', fields: {}, example: { allow: {} } },
    { name: 'obsidian_get_recent_periodic_notes', effect: 'none', fields: {}, example: { allow: {} } },
    { name: 'obsidian_get_recent_changes', effect: 'none', fields: {}, example: { allow: {} } },
    {
      name: 'obsidian_simple_search',
      effect: 'search',
      fields: { query: 'text' },
      example: { allow: { query: 'about .env files' } },
    },
    {
      name: 'obsidian_complex_search',
      effect: 'search',
      fields: { query: 'text' },
      example: { allow: { query: 'about .env files' } },
    },
  ],
};
