import type { ServiceCatalogue } from '../types.js';

export const figmaTools: ServiceCatalogue = {
  service: 'figma',
  aliases: ['figma-developer'],
  source: 'npm figma-developer-mcp@0.13.2 tools/list',
  tools: [
    {
      name: 'download_figma_images',
      effect: 'write',
      fields: { localPath: 'root', 'nodes[].fileName': 'path' },
      example: {
        deny: { localPath: '/home/dev/app', nodes: [{ fileName: '/home/dev/app/.env' }] },
        allow: { localPath: '/home/dev/app', nodes: [{ fileName: 'shot.png' }] },
      },
    },
  ],
};
