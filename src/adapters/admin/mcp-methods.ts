/**
 * Methods that MCP defines, over all protocol versions and the tasks extension: the values that the `method` label takes.
 * Any other method is counted as `other`, so that a caller cannot fill the label with names of its own.
 */
export const MCP_METHODS: readonly string[] = [
  'initialize',
  'ping',
  'server/discover',
  'logging/setLevel',
  'completion/complete',
  'tools/list',
  'tools/call',
  'prompts/list',
  'prompts/get',
  'resources/list',
  'resources/read',
  'resources/templates/list',
  'resources/subscribe',
  'resources/unsubscribe',
  'subscriptions/listen',
  'tasks/get',
  'tasks/list',
  'tasks/result',
  'tasks/update',
  'tasks/cancel',
];
