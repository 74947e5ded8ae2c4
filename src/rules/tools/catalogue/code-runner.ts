import type { ServiceCatalogue } from '../types.js';

export const codeRunnerTools: ServiceCatalogue = {
  service: 'code-runner',
  aliases: [],
  source: 'npm mcp-server-code-runner@0.1.8 tools/list',
  tools: [
    {
      name: 'run-code',
      effect: 'execute',
      fields: { code: 'code' },
      example: { deny: { code: "open('/home/dev/.ssh/id_rsa').read()" }, allow: { code: "print('hello')" } },
    },
  ],
};
