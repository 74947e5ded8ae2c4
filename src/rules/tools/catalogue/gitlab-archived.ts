import type { ServiceCatalogue } from '../types.js';

export const gitlabArchivedTools: ServiceCatalogue = {
  service: 'gitlab-archived',
  aliases: ['gitlab'],
  source: 'npm @modelcontextprotocol/server-gitlab@2025.4.25 tools/list',
  tools: [
    {
      name: 'get_file_contents',
      effect: 'read',
      fields: { file_path: 'path' },
      example: { deny: { file_path: '.env' }, allow: { file_path: 'src/index.ts' } },
    },
    {
      name: 'create_or_update_file',
      effect: 'write',
      fields: { file_path: 'path', previous_path: 'path' },
      example: {
        deny: { file_path: '.env', previous_path: 'src/index.ts' },
        allow: { file_path: 'src/index.ts', previous_path: 'src/index.ts' },
      },
    },
    {
      name: 'push_files',
      effect: 'write',
      fields: { 'files[].file_path': 'path' },
      example: { deny: { files: [{ file_path: '.env' }] }, allow: { files: [{ file_path: 'src/index.ts' }] } },
    },
  ],
};
