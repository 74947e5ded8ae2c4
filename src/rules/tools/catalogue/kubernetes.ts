import type { ServiceCatalogue } from '../types.js';

export const kubernetesTools: ServiceCatalogue = {
  service: 'kubernetes',
  aliases: ['k8s', 'kubectl'],
  source: 'npm mcp-server-kubernetes@4.1.7 tools/list',
  tools: [
    {
      name: 'kubectl_apply',
      effect: 'upload',
      fields: { filename: 'path', manifest: 'manifest' },
      example: {
        deny: { filename: '/home/dev/app/.env', manifest: 'kind: ConfigMap\ndata:\n  note: keep .env out\n' },
        allow: { filename: '/home/dev/app/src/index.ts', manifest: 'kind: ConfigMap\ndata:\n  note: keep .env out\n' },
      },
    },
    {
      name: 'kubectl_delete',
      effect: 'upload',
      fields: { filename: 'path', manifest: 'manifest' },
      example: {
        deny: { filename: '/home/dev/app/.env', manifest: 'kind: ConfigMap\ndata:\n  note: keep .env out\n' },
        allow: { filename: '/home/dev/app/src/index.ts', manifest: 'kind: ConfigMap\ndata:\n  note: keep .env out\n' },
      },
    },
    {
      name: 'kubectl_create',
      effect: 'upload',
      fields: { filename: 'path', manifest: 'manifest', fromFile: 'paths', command: 'command' },
      example: {
        deny: {
          filename: '/home/dev/app/.env',
          manifest: 'kind: ConfigMap\ndata:\n  note: keep .env out\n',
          fromFile: ['/home/dev/app/README.md'],
          command: 'ls -la src',
        },
        allow: {
          filename: '/home/dev/app/src/index.ts',
          manifest: 'kind: ConfigMap\ndata:\n  note: keep .env out\n',
          fromFile: ['/home/dev/app/README.md'],
          command: 'ls -la src',
        },
      },
    },
    {
      name: 'kubectl_patch',
      effect: 'upload',
      fields: { patchFile: 'path' },
      example: { deny: { patchFile: '/home/dev/app/.env' }, allow: { patchFile: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'install_helm_chart',
      effect: 'upload',
      fields: { chart: 'path', valuesFile: 'path', repo: 'uri' },
      example: {
        deny: {
          chart: '/home/dev/app/.env',
          valuesFile: '/home/dev/app/src/index.ts',
          repo: 'https://example.com/guide.html',
        },
        allow: {
          chart: '/home/dev/app/src/index.ts',
          valuesFile: '/home/dev/app/src/index.ts',
          repo: 'https://example.com/guide.html',
        },
      },
    },
    {
      name: 'upgrade_helm_chart',
      effect: 'upload',
      fields: { chart: 'path', valuesFile: 'path', repo: 'uri' },
      example: {
        deny: {
          chart: '/home/dev/app/.env',
          valuesFile: '/home/dev/app/src/index.ts',
          repo: 'https://example.com/guide.html',
        },
        allow: {
          chart: '/home/dev/app/src/index.ts',
          valuesFile: '/home/dev/app/src/index.ts',
          repo: 'https://example.com/guide.html',
        },
      },
    },
    {
      name: 'exec_in_pod',
      effect: 'execute',
      fields: { command: 'command' },
      example: { deny: { command: 'cat .env' }, allow: { command: 'ls -la src' } },
    },
    {
      name: 'kubectl_generic',
      effect: 'execute',
      fields: { command: 'command', args: 'command' },
      example: {
        deny: { command: 'cat .env', args: 'ls -la src' },
        allow: { command: 'ls -la src', args: 'ls -la src' },
      },
    },
    {
      name: 'kubectl_get',
      effect: 'none',
      fields: { resourceType: 'text', name: 'text' },
      example: { allow: { resourceType: 'about .env files', name: 'about .env files' } },
    },
    {
      name: 'kubectl_describe',
      effect: 'none',
      fields: { resourceType: 'text', name: 'text' },
      example: { allow: { resourceType: 'about .env files', name: 'about .env files' } },
    },
    {
      name: 'kubectl_logs',
      effect: 'none',
      fields: { name: 'text' },
      example: { allow: { name: 'about .env files' } },
    },
  ],
};
