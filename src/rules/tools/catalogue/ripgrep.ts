import type { ServiceCatalogue } from '../types.js';

export const ripgrepTools: ServiceCatalogue = {
  service: 'ripgrep',
  aliases: ['rg'],
  source: 'npm mcp-ripgrep@0.4.0 tools/list',
  tools: [
    {
      name: 'search',
      effect: 'search',
      recursive: true,
      fields: { pattern: 'text', path: 'root', filePattern: 'glob' },
      example: {
        deny: { pattern: 'about .env files', path: '/home/dev/app', filePattern: '**/.env*' },
        allow: { pattern: 'about .env files', path: '/home/dev/app', filePattern: '**/*.ts' },
      },
    },
    {
      name: 'advanced-search',
      effect: 'search',
      recursive: true,
      fields: { pattern: 'text', path: 'root', filePattern: 'glob' },
      example: {
        deny: { pattern: 'about .env files', path: '/home/dev/app', filePattern: '**/.env*' },
        allow: { pattern: 'about .env files', path: '/home/dev/app', filePattern: '**/*.ts' },
      },
    },
    {
      name: 'count-matches',
      effect: 'read',
      recursive: true,
      fields: { pattern: 'text', path: 'root', filePattern: 'glob' },
      example: {
        deny: { pattern: 'about .env files', path: '/home/dev/app', filePattern: '**/.env*' },
        allow: { pattern: 'about .env files', path: '/home/dev/app', filePattern: '**/*.ts' },
      },
    },
    {
      name: 'list-files',
      effect: 'search',
      fields: { path: 'root', filePattern: 'glob' },
      example: {
        deny: { path: '/home/dev/app', filePattern: '**/.env*' },
        allow: { path: '/home/dev/app', filePattern: '**/*.ts' },
      },
    },
  ],
};
