import type { ServiceCatalogue } from '../types.js';

export const dockerCkreilingTools: ServiceCatalogue = {
  service: 'docker-ckreiling',
  aliases: ['docker'],
  source: 'ckreiling/mcp-server-docker:src/mcp_server_docker/input_schemas.py@4d55aa9',
  tools: [
    {
      name: 'create_container',
      effect: 'execute',
      fields: { volumes: 'volumes', entrypoint: 'command', command: 'command', environment: 'text' },
      example: {
        deny: { volumes: ['/home/dev/.ssh:/keys:ro'], entrypoint: 'ls -la src', command: 'ls -la src' },
        allow: { volumes: ['/home/dev/app/data:/data'], entrypoint: 'ls -la src', command: 'ls -la src' },
      },
    },
    {
      name: 'run_container',
      effect: 'execute',
      fields: { volumes: 'volumes', entrypoint: 'command', command: 'command', environment: 'text' },
      example: {
        deny: { volumes: ['/home/dev/.ssh:/keys:ro'], entrypoint: 'ls -la src', command: 'ls -la src' },
        allow: { volumes: ['/home/dev/app/data:/data'], entrypoint: 'ls -la src', command: 'ls -la src' },
      },
    },
    {
      name: 'recreate_container',
      effect: 'execute',
      fields: { volumes: 'volumes', entrypoint: 'command', command: 'command', environment: 'text' },
      example: {
        deny: { volumes: ['/home/dev/.ssh:/keys:ro'], entrypoint: 'ls -la src', command: 'ls -la src' },
        allow: { volumes: ['/home/dev/app/data:/data'], entrypoint: 'ls -la src', command: 'ls -la src' },
      },
    },
    {
      name: 'build_image',
      effect: 'archive',
      fields: { path: 'root', dockerfile: 'path' },
      example: {
        deny: { path: '/home/dev/app', dockerfile: '/home/dev/app/.env' },
        allow: { path: '/home/dev/app', dockerfile: 'shot.png' },
      },
    },
    { name: 'fetch_container_logs', effect: 'none', fields: {}, example: { allow: {} } },
  ],
};
