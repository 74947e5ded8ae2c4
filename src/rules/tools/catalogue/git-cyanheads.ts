import type { ServiceCatalogue } from '../types.js';

export const gitCyanheadsTools: ServiceCatalogue = {
  service: 'git-cyanheads',
  aliases: ['git'],
  source: 'npm @cyanheads/git-mcp-server@2.15.3 tools/list',
  tools: [
    {
      name: 'git_add',
      effect: 'write',
      fields: { path: 'root', paths: 'paths' },
      example: {
        deny: { path: '/home/dev/app', paths: ['/home/dev/app/src/index.ts', '/home/dev/.ssh/id_ed25519'] },
        allow: { path: '/home/dev/app', paths: ['/home/dev/app/README.md'] },
      },
    },
    {
      name: 'git_blame',
      effect: 'read',
      fields: { path: 'root', filePath: 'path' },
      example: {
        deny: { path: '/home/dev/app', filePath: '/home/dev/app/.env' },
        allow: { path: '/home/dev/app', filePath: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'git_checkout',
      effect: 'write',
      fields: { path: 'root', target: 'revision', paths: 'paths' },
      example: {
        deny: { path: '/home/dev/app', target: 'HEAD:.env', paths: ['/home/dev/app/README.md'] },
        allow: { path: '/home/dev/app', target: 'HEAD~1', paths: ['/home/dev/app/README.md'] },
      },
    },
    {
      name: 'git_clone',
      effect: 'copy',
      fields: { url: 'uri', path: 'path' },
      example: {
        deny: { url: 'file:///home/dev/.aws/credentials', path: '/home/dev/app/src/index.ts' },
        allow: { url: 'https://example.com/guide.html', path: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'git_diff',
      effect: 'read',
      fields: { path: 'root', paths: 'paths' },
      example: {
        deny: { path: '/home/dev/app', paths: ['/home/dev/app/src/index.ts', '/home/dev/.ssh/id_ed25519'] },
        allow: { path: '/home/dev/app', paths: ['/home/dev/app/README.md'] },
      },
    },
    {
      name: 'git_log',
      effect: 'read',
      fields: { path: 'root', filePath: 'path' },
      example: {
        deny: { path: '/home/dev/app', filePath: '/home/dev/app/.env' },
        allow: { path: '/home/dev/app', filePath: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'git_show',
      effect: 'read',
      fields: { path: 'root', filePath: 'path', object: 'revision' },
      example: {
        deny: { path: '/home/dev/app', filePath: '/home/dev/app/.env', object: 'HEAD~1' },
        allow: { path: '/home/dev/app', filePath: '/home/dev/app/src/index.ts', object: 'HEAD~1' },
      },
    },
    {
      name: 'git_reset',
      effect: 'write',
      fields: { path: 'root', paths: 'paths' },
      example: {
        deny: { path: '/home/dev/app', paths: ['/home/dev/app/src/index.ts', '/home/dev/.ssh/id_ed25519'] },
        allow: { path: '/home/dev/app', paths: ['/home/dev/app/README.md'] },
      },
    },
    {
      name: 'git_set_working_dir',
      effect: 'none',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
    {
      name: 'git_worktree',
      effect: 'write',
      fields: { path: 'root', worktreePath: 'path', newPath: 'path' },
      example: {
        deny: { path: '/home/dev/app', worktreePath: '/home/dev/app/.env', newPath: '/home/dev/app/src/index.ts' },
        allow: {
          path: '/home/dev/app',
          worktreePath: '/home/dev/app/src/index.ts',
          newPath: '/home/dev/app/src/index.ts',
        },
      },
    },
    {
      name: 'git_remote',
      effect: 'none',
      fields: { path: 'root', url: 'uri' },
      example: {
        deny: { path: '/home/dev/app', url: 'file:///home/dev/.aws/credentials' },
        allow: { path: '/home/dev/app', url: 'https://example.com/guide.html' },
      },
    },
    {
      name: 'git_branch',
      effect: 'write',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
    {
      name: 'git_changelog_analyze',
      effect: 'write',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
    {
      name: 'git_cherry_pick',
      effect: 'write',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
    {
      name: 'git_clean',
      effect: 'write',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
    {
      name: 'git_commit',
      effect: 'write',
      fields: { path: 'root', message: 'text' },
      example: {
        deny: { path: '/home/dev/.ssh', message: 'about .env files' },
        allow: { path: '/home/dev/app', message: 'about .env files' },
      },
    },
    {
      name: 'git_fetch',
      effect: 'write',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
    {
      name: 'git_init',
      effect: 'write',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
    {
      name: 'git_merge',
      effect: 'write',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
    {
      name: 'git_pull',
      effect: 'write',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
    {
      name: 'git_push',
      effect: 'write',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
    {
      name: 'git_rebase',
      effect: 'write',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
    {
      name: 'git_reflog',
      effect: 'write',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
    {
      name: 'git_stash',
      effect: 'write',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
    {
      name: 'git_status',
      effect: 'write',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
    {
      name: 'git_tag',
      effect: 'write',
      fields: { path: 'root' },
      example: { deny: { path: '/home/dev/.ssh' }, allow: { path: '/home/dev/app' } },
    },
  ],
};
