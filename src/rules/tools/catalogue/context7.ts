import type { ServiceCatalogue } from '../types.js';

export const context7Tools: ServiceCatalogue = {
  service: 'context7',
  aliases: [],
  source: 'npm @upstash/context7-mcp@4.1.1 tools/list',
  tools: [
    {
      name: 'resolve-library-id',
      effect: 'none',
      fields: { libraryName: 'text', query: 'text' },
      example: { allow: { libraryName: 'about .env files', query: 'about .env files' } },
    },
    {
      name: 'query-docs',
      effect: 'none',
      fields: { libraryId: 'text', query: 'text' },
      example: { allow: { libraryId: 'about .env files', query: 'about .env files' } },
    },
  ],
};
