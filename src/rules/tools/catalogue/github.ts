import type { ServiceCatalogue } from '../types.js';

export const githubTools: ServiceCatalogue = {
  service: 'github',
  aliases: ['github-mcp-server', 'gh'],
  source: 'github/github-mcp-server:pkg/github/__toolsnaps__/*.snap@64a49f3',
  tools: [
    {
      name: 'get_file_contents',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'get_file_blame',
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
      name: 'delete_file',
      effect: 'delete',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'push_files',
      effect: 'write',
      fields: { 'files[].path': 'path' },
      example: { deny: { files: [{ path: '.env' }] }, allow: { files: [{ path: 'src/index.ts' }] } },
    },
    {
      name: 'get_repository_tree',
      effect: 'list',
      fields: { path_filter: 'glob' },
      example: { deny: { path_filter: '**/.env*' }, allow: { path_filter: '**/*.ts' } },
    },
    {
      name: 'list_commits',
      effect: 'list',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'add_comment_to_pending_review',
      effect: 'write',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'add_pull_request_review_comment',
      effect: 'write',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'create_gist',
      effect: 'write',
      fields: { filename: 'path' },
      example: { deny: { filename: '.env' }, allow: { filename: 'src/index.ts' } },
    },
    {
      name: 'update_gist',
      effect: 'write',
      fields: { filename: 'path' },
      example: { deny: { filename: '.env' }, allow: { filename: 'src/index.ts' } },
    },
  ],
};
