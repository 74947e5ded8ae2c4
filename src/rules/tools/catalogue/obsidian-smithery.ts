import type { ServiceCatalogue } from '../types.js';

export const obsidianSmitheryTools: ServiceCatalogue = {
  service: 'obsidian-smithery',
  aliases: ['obsidian'],
  source: 'npm mcp-obsidian@1.0.0 tools/list',
  tools: [
    {
      name: 'read_notes',
      effect: 'read',
      fields: { paths: 'paths' },
      example: { deny: { paths: ['src/index.ts', '.ssh/id_ed25519'] }, allow: { paths: ['README.md'] } },
    },
    {
      name: 'search_notes',
      effect: 'search',
      fields: { query: 'text' },
      example: { allow: { query: 'about .env files' } },
    },
  ],
};
