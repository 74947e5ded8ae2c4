import type { ServiceCatalogue } from '../types.js';

export const localRagTools: ServiceCatalogue = {
  service: 'local-rag',
  aliases: ['rag'],
  source: 'npm mcp-local-rag@0.10.1 tools/list',
  tools: [
    {
      name: 'ingest_file',
      effect: 'read',
      fields: { filePath: 'path' },
      example: { deny: { filePath: '/home/dev/app/.env' }, allow: { filePath: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'query_documents',
      effect: 'read',
      fields: { query: 'text' },
      example: { allow: { query: 'about .env files' } },
    },
    {
      name: 'delete_file',
      effect: 'delete',
      fields: { filePath: 'path', source: 'uri' },
      example: {
        deny: { filePath: '/home/dev/app/.env', source: 'https://example.com/guide.html' },
        allow: { filePath: '/home/dev/app/src/index.ts', source: 'https://example.com/guide.html' },
      },
    },
    { name: 'list_files', effect: 'list', fields: {}, example: { allow: {} } },
  ],
};
