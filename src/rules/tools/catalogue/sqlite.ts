import type { ServiceCatalogue } from '../types.js';

export const sqliteTools: ServiceCatalogue = {
  service: 'sqlite',
  aliases: ['mcp-sqlite'],
  source: 'npm mcp-sqlite@1.0.9 mcp-sqlite-server.js',
  tools: [
    {
      name: 'query',
      effect: 'write',
      fields: { sql: 'sql' },
      example: {
        deny: { sql: "ATTACH DATABASE '/home/dev/.aws/credentials' AS leak" },
        allow: { sql: "SELECT name FROM notes WHERE name = '.env'" },
      },
    },
  ],
};
