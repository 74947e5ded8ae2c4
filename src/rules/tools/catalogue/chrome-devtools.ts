import type { ServiceCatalogue } from '../types.js';

export const chromeDevtoolsTools: ServiceCatalogue = {
  service: 'chrome-devtools',
  aliases: ['chrome', 'devtools'],
  source: 'npm chrome-devtools-mcp@1.11.0 tools/list',
  tools: [
    {
      name: 'upload_file',
      effect: 'upload',
      fields: { filePaths: 'paths' },
      example: {
        deny: { filePaths: ['/home/dev/app/src/index.ts', '/home/dev/.ssh/id_ed25519'] },
        allow: { filePaths: ['/home/dev/app/README.md'] },
      },
    },
    {
      name: 'take_screenshot',
      effect: 'write',
      fields: { filePath: 'path' },
      example: { deny: { filePath: '/home/dev/app/.env' }, allow: { filePath: 'shot.png' } },
    },
    {
      name: 'take_snapshot',
      effect: 'write',
      fields: { filePath: 'path' },
      example: { deny: { filePath: '/home/dev/app/.env' }, allow: { filePath: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'take_heapsnapshot',
      effect: 'write',
      fields: { filePath: 'path' },
      example: { deny: { filePath: '/home/dev/app/.env' }, allow: { filePath: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'screencast_start',
      effect: 'write',
      fields: { filePath: 'path' },
      example: { deny: { filePath: '/home/dev/app/.env' }, allow: { filePath: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'performance_start_trace',
      effect: 'write',
      fields: { filePath: 'path' },
      example: { deny: { filePath: '/home/dev/app/.env' }, allow: { filePath: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'performance_stop_trace',
      effect: 'write',
      fields: { filePath: 'path' },
      example: { deny: { filePath: '/home/dev/app/.env' }, allow: { filePath: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'get_network_request',
      effect: 'write',
      fields: { requestFilePath: 'path', responseFilePath: 'path' },
      example: {
        deny: { requestFilePath: '/home/dev/app/.env', responseFilePath: '/home/dev/app/src/index.ts' },
        allow: { requestFilePath: '/home/dev/app/src/index.ts', responseFilePath: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'lighthouse_audit',
      effect: 'write',
      fields: { outputDirPath: 'path' },
      example: {
        deny: { outputDirPath: '/home/dev/app/.env' },
        allow: { outputDirPath: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'evaluate_script',
      effect: 'execute',
      fields: { function: 'code', sourcePath: 'path', filePath: 'path' },
      example: {
        deny: { function: "print('hello')", sourcePath: '/home/dev/app/.env', filePath: '/home/dev/app/src/index.ts' },
        allow: {
          function: "print('hello')",
          sourcePath: '/home/dev/app/src/index.ts',
          filePath: '/home/dev/app/src/index.ts',
        },
      },
    },
    {
      name: 'navigate_page',
      effect: 'read',
      fields: { url: 'uri' },
      example: { deny: { url: 'file:///home/dev/.aws/credentials' }, allow: { url: 'https://example.com/guide.html' } },
    },
    {
      name: 'new_page',
      effect: 'read',
      fields: { url: 'uri' },
      example: { deny: { url: 'file:///home/dev/.aws/credentials' }, allow: { url: 'https://example.com/guide.html' } },
    },
  ],
};
