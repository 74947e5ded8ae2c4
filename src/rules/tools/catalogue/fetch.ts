import type { ServiceCatalogue } from '../types.js';

export const fetchTools: ServiceCatalogue = {
  service: 'fetch',
  aliases: ['http', 'web-fetch'],
  source: 'modelcontextprotocol/servers:src/fetch/src/mcp_server_fetch/server.py',
  tools: [
    {
      name: 'fetch',
      effect: 'read',
      fields: { url: 'uri' },
      example: {
        deny: { url: 'file:///home/dev/app/%2e%65nv?raw=1' },
        allow: { url: 'https://example.com/docs/.env' },
      },
    },
  ],
};
