import type { ServiceCatalogue } from '../types.js';

export const pdfTools: ServiceCatalogue = {
  service: 'pdf',
  aliases: ['pdf-viewer'],
  source: 'npm @modelcontextprotocol/server-pdf@2.0.4 tools/list',
  tools: [
    {
      name: 'display_pdf',
      effect: 'read',
      fields: { url: 'uri' },
      example: { deny: { url: 'file:///home/dev/.aws/credentials' }, allow: { url: 'https://example.com/guide.html' } },
    },
    {
      name: 'read_pdf_bytes',
      effect: 'read',
      fields: { url: 'uri' },
      example: { deny: { url: 'file:///home/dev/.aws/credentials' }, allow: { url: 'https://example.com/guide.html' } },
    },
    {
      name: 'save_pdf',
      effect: 'write',
      fields: { url: 'uri' },
      example: { deny: { url: 'file:///home/dev/.aws/credentials' }, allow: { url: 'https://example.com/guide.html' } },
    },
    {
      name: 'interact',
      effect: 'write',
      fields: { path: 'path', 'commands[].path': 'path' },
      example: {
        deny: { path: '/home/dev/app/.env', commands: [{ path: '/home/dev/app/src/index.ts' }] },
        allow: { path: '/home/dev/app/src/index.ts', commands: [{ path: '/home/dev/app/src/index.ts' }] },
      },
    },
  ],
};
