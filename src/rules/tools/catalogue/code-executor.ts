import type { ServiceCatalogue } from '../types.js';

export const codeExecutorTools: ServiceCatalogue = {
  service: 'code-executor',
  aliases: ['mcp-code-executor'],
  source: 'bazinga012/mcp_code_executor:src/index.ts@be72889',
  tools: [
    {
      name: 'execute_code',
      effect: 'execute',
      fields: { code: 'code', content: 'code', filename: 'path' },
      example: {
        deny: { code: "print('hello')", content: "print('hello')", filename: '/home/dev/app/.env' },
        allow: { code: "print('hello')", content: "print('hello')", filename: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'initialize_code_file',
      effect: 'execute',
      fields: { code: 'code', content: 'code', filename: 'path' },
      example: {
        deny: { code: "print('hello')", content: "print('hello')", filename: '/home/dev/app/.env' },
        allow: { code: "print('hello')", content: "print('hello')", filename: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'append_to_code_file',
      effect: 'execute',
      fields: { file_path: 'path' },
      example: { deny: { file_path: '/home/dev/app/.env' }, allow: { file_path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'execute_code_file',
      effect: 'execute',
      fields: { file_path: 'path' },
      example: { deny: { file_path: '/home/dev/app/.env' }, allow: { file_path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'read_code_file',
      effect: 'execute',
      fields: { file_path: 'path' },
      example: { deny: { file_path: '/home/dev/app/.env' }, allow: { file_path: '/home/dev/app/src/index.ts' } },
    },
    {
      name: 'configure_environment',
      effect: 'none',
      fields: { venv_path: 'path', uv_venv_path: 'path' },
      example: {
        deny: { venv_path: '/home/dev/app/.env', uv_venv_path: '/home/dev/app/src/index.ts' },
        allow: { venv_path: '/home/dev/app/src/index.ts', uv_venv_path: '/home/dev/app/src/index.ts' },
      },
    },
    {
      name: 'install_dependencies',
      effect: 'execute',
      fields: { packages: 'paths' },
      example: {
        deny: { packages: ['/home/dev/app/src/index.ts', '/home/dev/.ssh/id_ed25519'] },
        allow: { packages: ['/home/dev/app/README.md'] },
      },
    },
  ],
};
