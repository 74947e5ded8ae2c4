import type { ServiceCatalogue } from '../types.js';

export const markitdownTools: ServiceCatalogue = {
  service: 'markitdown',
  aliases: [],
  source: 'microsoft/markitdown:packages/markitdown-mcp/src/markitdown_mcp/__main__.py@07cb706',
  tools: [
    {
      name: 'convert_to_markdown',
      effect: 'read',
      fields: { uri: 'uri' },
      example: { deny: { uri: 'file:///home/dev/.aws/credentials' }, allow: { uri: 'https://example.com/guide.html' } },
    },
    {
      name: 'convert_file',
      effect: 'read',
      fields: { file_path: 'path' },
      example: { deny: { file_path: '/home/dev/app/.env' }, allow: { file_path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'convert_directory',
      effect: 'archive',
      fields: { dir_path: 'root' },
      example: { deny: { dir_path: '/home/dev/.ssh' }, allow: { dir_path: '/home/dev/app' } },
    },
  ],
};
