import type { ServiceCatalogue } from '../types.js';

export const mobileTools: ServiceCatalogue = {
  service: 'mobile',
  aliases: ['mobile-next'],
  source: 'npm @mobilenext/mobile-mcp@1.0.4 tools/list',
  tools: [
    {
      name: 'mobile_install_app',
      effect: 'read',
      fields: { path: 'path' },
      example: { deny: { path: '/home/dev/app/.env' }, allow: { path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'mobile_save_screenshot',
      effect: 'write',
      fields: { saveTo: 'path' },
      example: { deny: { saveTo: '/home/dev/app/.env' }, allow: { saveTo: 'shot.png' } },
    },
    {
      name: 'mobile_get_device_logs',
      effect: 'write',
      fields: { saveTo: 'path' },
      example: { deny: { saveTo: '/home/dev/app/.env' }, allow: { saveTo: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'mobile_start_screen_recording',
      effect: 'write',
      fields: { output: 'path' },
      example: { deny: { output: '/home/dev/app/.env' }, allow: { output: '/home/dev/app/src/index.ts' } },
    },
  ],
};
