import type { ServiceCatalogue } from '../types.js';

export const gitlabTools: ServiceCatalogue = {
  service: 'gitlab',
  aliases: ['zereight-gitlab'],
  source: 'npm @zereight/mcp-gitlab@2.1.64 tools/list',
  tools: [
    {
      name: 'get_file_contents',
      effect: 'read',
      fields: { file_path: 'path', path: 'path' },
      example: {
        deny: { file_path: '.env', path: 'src/index.ts' },
        allow: { file_path: 'src/index.ts', path: 'src/index.ts' },
      },
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
      fields: { 'files[].file_path': 'path', 'files[].previous_path': 'path' },
      example: {
        deny: { files: [{ file_path: '.env', previous_path: 'src/index.ts' }] },
        allow: { files: [{ file_path: 'src/index.ts', previous_path: 'src/index.ts' }] },
      },
    },
    {
      name: 'get_file_blame',
      effect: 'read',
      fields: { file_path: 'path' },
      example: { deny: { file_path: '.env' }, allow: { file_path: 'src/index.ts' } },
    },
    {
      name: 'get_merge_request_file_diff',
      effect: 'read',
      fields: { file_paths: 'paths' },
      example: { deny: { file_paths: ['src/index.ts', '.ssh/id_ed25519'] }, allow: { file_paths: ['README.md'] } },
    },
    {
      name: 'get_merge_request_diffs',
      effect: 'read',
      fields: { excluded_file_patterns: 'exclude' },
      example: { allow: { excluded_file_patterns: ['.env', 'node_modules'] } },
    },
    {
      name: 'get_branch_diffs',
      effect: 'read',
      fields: { excluded_file_patterns: 'exclude' },
      example: { allow: { excluded_file_patterns: ['.env', 'node_modules'] } },
    },
    {
      name: 'list_merge_request_changed_files',
      effect: 'read',
      fields: { excluded_file_patterns: 'exclude' },
      example: { allow: { excluded_file_patterns: ['.env', 'node_modules'] } },
    },
    {
      name: 'get_repository_tree',
      effect: 'list',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'list_commits',
      effect: 'list',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'search_code',
      effect: 'search',
      fields: { filename: 'glob', path: 'glob' },
      example: { deny: { filename: '**/.env*', path: '**/*.ts' }, allow: { filename: '**/*.ts', path: '**/*.ts' } },
    },
    {
      name: 'search_project_code',
      effect: 'search',
      fields: { filename: 'glob', path: 'glob' },
      example: { deny: { filename: '**/.env*', path: '**/*.ts' }, allow: { filename: '**/*.ts', path: '**/*.ts' } },
    },
    {
      name: 'search_group_code',
      effect: 'search',
      fields: { filename: 'glob', path: 'glob' },
      example: { deny: { filename: '**/.env*', path: '**/*.ts' }, allow: { filename: '**/*.ts', path: '**/*.ts' } },
    },
    {
      name: 'create_merge_request_thread',
      effect: 'write',
      fields: { 'position.new_path': 'path', 'position.old_path': 'path' },
      example: {
        deny: { position: { new_path: '.env', old_path: 'src/index.ts' } },
        allow: { position: { new_path: 'src/index.ts', old_path: 'src/index.ts' } },
      },
    },
    {
      name: 'create_draft_note',
      effect: 'write',
      fields: { 'position.new_path': 'path', 'position.old_path': 'path' },
      example: {
        deny: { position: { new_path: '.env', old_path: 'src/index.ts' } },
        allow: { position: { new_path: 'src/index.ts', old_path: 'src/index.ts' } },
      },
    },
    {
      name: 'update_draft_note',
      effect: 'write',
      fields: { 'position.new_path': 'path', 'position.old_path': 'path' },
      example: {
        deny: { position: { new_path: '.env', old_path: 'src/index.ts' } },
        allow: { position: { new_path: 'src/index.ts', old_path: 'src/index.ts' } },
      },
    },
    {
      name: 'list_job_artifacts',
      effect: 'list',
      fields: { path: 'path' },
      example: { deny: { path: '.env' }, allow: { path: 'src/index.ts' } },
    },
    {
      name: 'get_job_artifact_file',
      effect: 'read',
      fields: { artifact_path: 'path' },
      example: { deny: { artifact_path: '.env' }, allow: { artifact_path: 'src/index.ts' } },
    },
    {
      name: 'upload_markdown',
      effect: 'upload',
      fields: { file_path: 'path' },
      example: { deny: { file_path: '.env' }, allow: { file_path: 'src/index.ts' } },
    },
    {
      name: 'download_job_artifacts',
      effect: 'write',
      fields: { local_path: 'path' },
      example: { deny: { local_path: '.env' }, allow: { local_path: 'src/index.ts' } },
    },
    {
      name: 'download_attachment',
      effect: 'write',
      fields: { local_path: 'path' },
      example: { deny: { local_path: '.env' }, allow: { local_path: 'src/index.ts' } },
    },
  ],
};
