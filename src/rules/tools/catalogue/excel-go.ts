import type { ServiceCatalogue } from '../types.js';

export const excelGoTools: ServiceCatalogue = {
  service: 'excel-go',
  aliases: ['excel'],
  source: 'npm @negokaz/excel-mcp-server@0.12.0 tools/list',
  tools: [
    {
      name: 'excel_describe_sheets',
      effect: 'read',
      fields: { fileAbsolutePath: 'path' },
      example: {
        deny: { fileAbsolutePath: '/home/dev/app/.env' },
        allow: { fileAbsolutePath: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'excel_read_sheet',
      effect: 'read',
      fields: { fileAbsolutePath: 'path' },
      example: {
        deny: { fileAbsolutePath: '/home/dev/app/.env' },
        allow: { fileAbsolutePath: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'excel_write_to_sheet',
      effect: 'write',
      fields: { fileAbsolutePath: 'path', values: 'text' },
      example: {
        deny: { fileAbsolutePath: '/home/dev/app/.env' },
        allow: { fileAbsolutePath: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'excel_create_table',
      effect: 'write',
      fields: { fileAbsolutePath: 'path' },
      example: {
        deny: { fileAbsolutePath: '/home/dev/app/.env' },
        allow: { fileAbsolutePath: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'excel_copy_sheet',
      effect: 'write',
      fields: { fileAbsolutePath: 'path' },
      example: {
        deny: { fileAbsolutePath: '/home/dev/app/.env' },
        allow: { fileAbsolutePath: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'excel_format_range',
      effect: 'write',
      fields: { fileAbsolutePath: 'path' },
      example: {
        deny: { fileAbsolutePath: '/home/dev/app/.env' },
        allow: { fileAbsolutePath: '/home/dev/app/src/index.ts' },
      },
    },
  ],
};
