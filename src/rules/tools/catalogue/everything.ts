import type { ServiceCatalogue } from '../types.js';

export const everythingTools: ServiceCatalogue = {
  service: 'everything',
  aliases: [],
  source: 'npm @modelcontextprotocol/server-everything@2026.8.31 tools/list',
  tools: [
    { name: 'get-env', effect: 'none', fields: {}, example: { allow: {} } },
    {
      name: 'gzip-file-as-resource',
      effect: 'read',
      fields: { data: 'uri', name: 'path' },
      example: {
        deny: { data: 'file:///home/dev/.aws/credentials', name: '/home/dev/app/src/index.ts' },
        allow: { data: 'https://example.com/guide.html', name: '/home/dev/app/src/index.ts' },
      },
    },
    { name: 'get-roots-list', effect: 'list', fields: {}, example: { allow: {} } },
  ],
};
