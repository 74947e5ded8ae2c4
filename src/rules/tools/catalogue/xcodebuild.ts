import type { ServiceCatalogue } from '../types.js';

export const xcodebuildTools: ServiceCatalogue = {
  service: 'xcodebuild',
  aliases: ['xcode'],
  source: 'npm xcodebuildmcp@2.7.0 tools/list',
  tools: [
    {
      name: 'session_set_defaults',
      effect: 'none',
      fields: { projectPath: 'path', workspacePath: 'path', derivedDataPath: 'path' },
      example: {
        deny: {
          projectPath: '/home/dev/app/.env',
          workspacePath: '/home/dev/app/src/index.ts',
          derivedDataPath: '/home/dev/app/src/index.ts',
        },
        allow: {
          projectPath: '/home/dev/app/src/index.ts',
          workspacePath: '/home/dev/app/src/index.ts',
          derivedDataPath: '/home/dev/app/src/index.ts',
        },
      },
    },
    {
      name: 'discover_projs',
      effect: 'list',
      fields: { workspaceRoot: 'root', scanPath: 'path' },
      example: {
        deny: { workspaceRoot: '/home/dev/app', scanPath: '/home/dev/app/.env' },
        allow: { workspaceRoot: '/home/dev/app', scanPath: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'install_app_sim',
      effect: 'read',
      fields: { appPath: 'path' },
      example: { deny: { appPath: '/home/dev/app/.env' }, allow: { appPath: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'get_app_bundle_id',
      effect: 'read',
      fields: { appPath: 'path' },
      example: { deny: { appPath: '/home/dev/app/.env' }, allow: { appPath: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'get_file_coverage',
      effect: 'read',
      fields: { xcresultPath: 'path', file: 'path' },
      example: {
        deny: { xcresultPath: '/home/dev/app/.env', file: '/home/dev/app/src/index.ts' },
        allow: { xcresultPath: '/home/dev/app/src/index.ts', file: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'record_sim_video',
      effect: 'write',
      fields: { outputFile: 'path' },
      example: { deny: { outputFile: '/home/dev/app/.env' }, allow: { outputFile: '/home/dev/app/src/index.ts' } },
    },
  ],
};
