import type { ServiceCatalogue } from '../types.js';

export const playwrightTools: ServiceCatalogue = {
  service: 'playwright',
  aliases: ['browser'],
  source: 'npm @playwright/mcp@0.0.83 tools/list (all caps)',
  tools: [
    {
      name: 'browser_file_upload',
      effect: 'upload',
      fields: { paths: 'paths' },
      example: {
        deny: { paths: ['/home/dev/app/src/index.ts', '/home/dev/.ssh/id_ed25519'] },
        allow: { paths: ['/home/dev/app/README.md'] },
      },
    },
    {
      name: 'browser_drop',
      effect: 'upload',
      fields: { paths: 'paths' },
      example: {
        deny: { paths: ['/home/dev/app/src/index.ts', '/home/dev/.ssh/id_ed25519'] },
        allow: { paths: ['/home/dev/app/README.md'] },
      },
    },
    {
      name: 'browser_take_screenshot',
      effect: 'write',
      fields: { filename: 'path' },
      example: { deny: { filename: '/home/dev/app/.env' }, allow: { filename: 'shot.png' } },
    },
    {
      name: 'browser_pdf_save',
      effect: 'write',
      fields: { filename: 'path' },
      example: { deny: { filename: '/home/dev/app/.env' }, allow: { filename: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'browser_snapshot',
      effect: 'write',
      fields: { filename: 'path' },
      example: { deny: { filename: '/home/dev/app/.env' }, allow: { filename: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'browser_console_messages',
      effect: 'write',
      fields: { filename: 'path' },
      example: { deny: { filename: '/home/dev/app/.env' }, allow: { filename: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'browser_network_request',
      effect: 'write',
      fields: { filename: 'path' },
      example: { deny: { filename: '/home/dev/app/.env' }, allow: { filename: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'browser_network_requests',
      effect: 'write',
      fields: { filename: 'path' },
      example: { deny: { filename: '/home/dev/app/.env' }, allow: { filename: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'browser_find',
      effect: 'write',
      fields: { filename: 'path' },
      example: { deny: { filename: '/home/dev/app/.env' }, allow: { filename: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'browser_start_video',
      effect: 'write',
      fields: { filename: 'path' },
      example: { deny: { filename: '/home/dev/app/.env' }, allow: { filename: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'browser_storage_state',
      effect: 'write',
      fields: { filename: 'path' },
      example: { deny: { filename: '/home/dev/app/.env' }, allow: { filename: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'browser_set_storage_state',
      effect: 'read',
      fields: { filename: 'path' },
      example: { deny: { filename: '/home/dev/app/.env' }, allow: { filename: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'browser_run_code_unsafe',
      effect: 'execute',
      fields: { code: 'code', filename: 'path' },
      example: {
        deny: { code: "print('hello')", filename: '/home/dev/app/.env' },
        allow: { code: "print('hello')", filename: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'browser_evaluate',
      effect: 'execute',
      fields: { function: 'code', filename: 'path' },
      example: {
        deny: { function: "print('hello')", filename: '/home/dev/app/.env' },
        allow: { function: "print('hello')", filename: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'browser_navigate',
      effect: 'read',
      fields: { url: 'uri' },
      example: { deny: { url: 'file:///home/dev/.aws/credentials' }, allow: { url: 'https://example.com/guide.html' } },
    },
    {
      name: 'browser_tabs',
      effect: 'read',
      fields: { url: 'uri' },
      example: { deny: { url: 'file:///home/dev/.aws/credentials' }, allow: { url: 'https://example.com/guide.html' } },
    },
  ],
};
