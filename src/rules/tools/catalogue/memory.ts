import type { ServiceCatalogue } from '../types.js';

export const memoryTools: ServiceCatalogue = {
  service: 'memory',
  aliases: ['knowledge-graph'],
  source: 'npm @modelcontextprotocol/server-memory@2026.8.31 tools/list',
  tools: [
    {
      name: 'create_entities',
      effect: 'write',
      fields: { entities: 'text' },
      example: { allow: { entities: [{ name: '.env', entityType: 'file', observations: ['holds credentials'] }] } },
    },
    {
      name: 'create_relations',
      effect: 'write',
      fields: { relations: 'text' },
      example: { allow: { relations: [{ from: '.env', to: 'app', relationType: 'configures' }] } },
    },
    {
      name: 'add_observations',
      effect: 'write',
      fields: { observations: 'text' },
      example: { allow: { observations: [{ entityName: '.env', contents: ['is secret'] }] } },
    },
    {
      name: 'delete_entities',
      effect: 'write',
      fields: { entityNames: 'text' },
      example: { allow: { entityNames: ['.env'] } },
    },
    {
      name: 'delete_observations',
      effect: 'write',
      fields: { deletions: 'text' },
      example: { allow: { deletions: [{ entityName: '.env', observations: ['is secret'] }] } },
    },
    {
      name: 'delete_relations',
      effect: 'write',
      fields: { relations: 'text' },
      example: { allow: { relations: [{ from: '.env', to: 'app', relationType: 'configures' }] } },
    },
    { name: 'read_graph', effect: 'read', fields: {}, example: { allow: {} } },
    { name: 'search_nodes', effect: 'search', fields: { query: 'text' }, example: { allow: { query: '.env' } } },
    { name: 'open_nodes', effect: 'read', fields: { names: 'text' }, example: { allow: { names: ['.env'] } } },
  ],
};
