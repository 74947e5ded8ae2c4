import type { ServiceCatalogue } from '../types.js';

export const kubernetesGoTools: ServiceCatalogue = {
  service: 'kubernetes-go',
  aliases: ['kubernetes', 'k8s', 'openshift'],
  source: 'containers/kubernetes-mcp-server:pkg/toolsets/{core,helm,config}@5574998',
  tools: [
    {
      name: 'pods_exec',
      effect: 'execute',
      fields: { command: 'command' },
      example: { deny: { command: 'cat .env' }, allow: { command: 'ls -la src' } },
    },
    {
      name: 'resources_create_or_update',
      effect: 'write',
      fields: { resource: 'manifest' },
      example: {
        deny: { resource: 'spec:\n  volumes:\n    - hostPath:\n        path: /home/dev/.ssh\n' },
        allow: { resource: 'kind: ConfigMap\ndata:\n  note: keep .env out\n' },
      },
    },
    {
      name: 'helm_install',
      effect: 'write',
      fields: { chart: 'path' },
      example: { deny: { chart: '/home/dev/app/.env' }, allow: { chart: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'nodes_log',
      effect: 'read',
      fields: { query: 'path' },
      example: { deny: { query: '/home/dev/app/.env' }, allow: { query: '/home/dev/app/src/index.ts' } },
    },
    { name: 'configuration_view', effect: 'none', fields: {}, example: { allow: {} } },
  ],
};
