import type { ServiceCatalogue } from '../types.js';

export const notionTools: ServiceCatalogue = {
  service: 'notion',
  aliases: [],
  source: 'npm @notionhq/notion-mcp-server@2.5.2 tools/list',
  tools: [
    {
      name: 'API-retrieve-a-page',
      effect: 'none',
      fields: { page_id: 'text', block_id: 'text' },
      example: { allow: { page_id: 'about .env files', block_id: 'about .env files' } },
    },
    {
      name: 'API-retrieve-page-markdown',
      effect: 'none',
      fields: { page_id: 'text', block_id: 'text' },
      example: { allow: { page_id: 'about .env files', block_id: 'about .env files' } },
    },
    {
      name: 'API-get-block-children',
      effect: 'none',
      fields: { page_id: 'text', block_id: 'text' },
      example: { allow: { page_id: 'about .env files', block_id: 'about .env files' } },
    },
  ],
};
