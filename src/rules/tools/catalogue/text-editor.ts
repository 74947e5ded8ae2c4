import type { ServiceCatalogue } from '../types.js';

export const textEditorTools: ServiceCatalogue = {
  service: 'text-editor',
  aliases: ['editor'],
  source: 'tumf/mcp-text-editor:src/mcp_text_editor/handlers/*.py@1d32e36',
  tools: [
    {
      name: 'get_text_file_contents',
      effect: 'read',
      fields: { 'files[].file_path': 'path' },
      example: {
        deny: { files: [{ file_path: '/home/dev/app/.env' }] },
        allow: { files: [{ file_path: '/home/dev/app/src/index.ts' }] },
      },
    },
    {
      name: 'create_text_file',
      effect: 'write',
      fields: { file_path: 'path', content: 'text' },
      example: {
        deny: { file_path: '/home/dev/app/.env', content: 'about .env files' },
        allow: { file_path: '/home/dev/app/src/index.ts', content: 'about .env files' },
      },
    },
    {
      name: 'append_text_file_contents',
      effect: 'write',
      fields: { file_path: 'path', content: 'text' },
      example: {
        deny: { file_path: '/home/dev/app/.env', content: 'about .env files' },
        allow: { file_path: '/home/dev/app/src/index.ts', content: 'about .env files' },
      },
    },
    {
      name: 'delete_text_file_contents',
      effect: 'write',
      fields: { file_path: 'path' },
      example: { deny: { file_path: '/home/dev/app/.env' }, allow: { file_path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'insert_text_file_contents',
      effect: 'write',
      fields: { file_path: 'path', content: 'text' },
      example: {
        deny: { file_path: '/home/dev/app/.env', content: 'about .env files' },
        allow: { file_path: '/home/dev/app/src/index.ts', content: 'about .env files' },
      },
    },
    {
      name: 'patch_text_file_contents',
      effect: 'write',
      fields: { file_path: 'path' },
      example: { deny: { file_path: '/home/dev/app/.env' }, allow: { file_path: '/home/dev/app/src/index.ts' } },
    },
  ],
};
