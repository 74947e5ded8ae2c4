import type { ServiceCatalogue } from '../types.js';

export const obsidianFilesTools: ServiceCatalogue = {
  service: 'obsidian-files',
  aliases: ['obsidian'],
  source: 'npm obsidian-mcp@1.0.6 build/main.js',
  tools: [
    {
      name: 'create-note',
      effect: 'write',
      fields: { vault: 'root', folder: 'root', filename: 'path' },
      example: {
        deny: { vault: '/home/dev/app', folder: '/home/dev/app', filename: '.env' },
        allow: { vault: '/home/dev/app', folder: '/home/dev/app', filename: 'src/index.ts' },
      },
    },
    {
      name: 'edit-note',
      effect: 'write',
      fields: { vault: 'root', folder: 'root', filename: 'path' },
      example: {
        deny: { vault: '/home/dev/app', folder: '/home/dev/app', filename: '.env' },
        allow: { vault: '/home/dev/app', folder: '/home/dev/app', filename: 'src/index.ts' },
      },
    },
    {
      name: 'read-note',
      effect: 'read',
      fields: { vault: 'root', folder: 'root', filename: 'path' },
      example: {
        deny: { vault: '/home/dev/app', folder: '/home/dev/app', filename: '.env' },
        allow: { vault: '/home/dev/app', folder: '/home/dev/app', filename: 'src/index.ts' },
      },
    },
    {
      name: 'search-vault',
      effect: 'search',
      recursive: true,
      fields: { vault: 'root', path: 'root', query: 'text' },
      example: {
        deny: { vault: '/home/dev/.ssh', path: '/home/dev/app', query: 'about .env files' },
        allow: { vault: '/home/dev/app', path: '/home/dev/app', query: 'about .env files' },
      },
    },
    {
      name: 'move-note',
      effect: 'move',
      fields: { vault: 'root', source: 'path', destination: 'path' },
      example: {
        deny: { vault: '/home/dev/app', source: '.env', destination: 'src/index.ts' },
        allow: { vault: '/home/dev/app', source: 'src/index.ts', destination: 'src/index.ts' },
      },
    },
    {
      name: 'create-directory',
      effect: 'write',
      fields: { vault: 'root', path: 'path' },
      example: {
        deny: { vault: '/home/dev/app', path: '.env' },
        allow: { vault: '/home/dev/app', path: 'src/index.ts' },
      },
    },
    {
      name: 'delete-note',
      effect: 'delete',
      fields: { vault: 'root', path: 'path' },
      example: {
        deny: { vault: '/home/dev/app', path: '.env' },
        allow: { vault: '/home/dev/app', path: 'src/index.ts' },
      },
    },
    {
      name: 'add-tags',
      effect: 'write',
      fields: { vault: 'root', files: 'paths' },
      example: {
        deny: { vault: '/home/dev/app', files: ['src/index.ts', '.ssh/id_ed25519'] },
        allow: { vault: '/home/dev/app', files: ['README.md'] },
      },
    },
    {
      name: 'remove-tags',
      effect: 'write',
      fields: { vault: 'root', files: 'paths' },
      example: {
        deny: { vault: '/home/dev/app', files: ['src/index.ts', '.ssh/id_ed25519'] },
        allow: { vault: '/home/dev/app', files: ['README.md'] },
      },
    },
  ],
};
