import type { ServiceCatalogue } from '../types.js';

export const pdfReaderTools: ServiceCatalogue = {
  service: 'pdf-reader',
  aliases: ['pdf'],
  source: 'npm @sylphx/pdf-reader-mcp@2.4.0 tools/list',
  tools: [
    {
      name: 'read_pdf',
      effect: 'read',
      fields: { 'sources[].path': 'path', 'sources[].url': 'uri' },
      example: {
        deny: { sources: [{ path: '/home/dev/app/.env', url: 'https://example.com/guide.html' }] },
        allow: { sources: [{ path: '/home/dev/app/src/index.ts', url: 'https://example.com/guide.html' }] },
      },
    },
  ],
};
