import type { ServiceCatalogue } from '../types.js';

export const githubArchivedTools: ServiceCatalogue = {
  service: 'github-archived',
  aliases: ['github'],
  source: 'npm @modelcontextprotocol/server-github@2025.4.8 tools/list',
  tools: [
    {
      name: 'get_file_contents',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'create_or_update_file',
      effect: 'write',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'push_files',
      effect: 'write',
      fields: { 'files[].path': 'path' },
      example: { deny: { files: [{ path: '.env' }] }, allow: { files: [{ path: 'src/index.ts' }] } },
    },
  ],
};
