import type { ServiceCatalogue } from '../types.js';

export const eslintTools: ServiceCatalogue = {
  service: 'eslint',
  aliases: [],
  source: 'npm @eslint/mcp@0.3.13 tools/list',
  tools: [
    {
      name: 'lint-files',
      effect: 'read',
      fields: { filePaths: 'paths' },
      example: {
        deny: { filePaths: ['/home/dev/app/src/index.ts', '/home/dev/.ssh/id_ed25519'] },
        allow: { filePaths: ['/home/dev/app/README.md'] },
      },
    },
  ],
};
