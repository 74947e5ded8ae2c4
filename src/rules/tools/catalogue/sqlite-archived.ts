import type { ServiceCatalogue } from '../types.js';

export const sqliteArchivedTools: ServiceCatalogue = {
  service: 'sqlite-archived',
  aliases: ['sqlite'],
  source: 'modelcontextprotocol/servers:src/sqlite/src/mcp_server_sqlite/server.py (git history, parent of d53d6cc)',
  tools: [
    {
      name: 'read_query',
      effect: 'read',
      fields: { query: 'sql' },
      example: {
        deny: { query: "ATTACH DATABASE '/home/dev/.aws/credentials' AS leak" },
        allow: { query: "SELECT name FROM notes WHERE name = '.env'" },
      },
    },
    {
      name: 'write_query',
      effect: 'write',
      fields: { query: 'sql' },
      example: {
        deny: { query: "ATTACH DATABASE '/home/dev/.aws/credentials' AS leak" },
        allow: { query: "SELECT name FROM notes WHERE name = '.env'" },
      },
    },
    {
      name: 'create_table',
      effect: 'write',
      fields: { query: 'sql' },
      example: {
        deny: { query: "ATTACH DATABASE '/home/dev/.aws/credentials' AS leak" },
        allow: { query: "SELECT name FROM notes WHERE name = '.env'" },
      },
    },
  ],
};
