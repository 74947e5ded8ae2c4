import type { ServiceCatalogue } from '../types.js';

export const claudeCodeOneShotTools: ServiceCatalogue = {
  service: 'claude-code-one-shot',
  aliases: ['claude-code'],
  source: 'npm @steipete/claude-code-mcp@1.10.12 tools/list',
  tools: [
    {
      name: 'claude_code',
      effect: 'execute',
      fields: { prompt: 'code', workFolder: 'root' },
      example: {
        deny: { prompt: "open('/home/dev/.ssh/id_rsa').read()", workFolder: '/home/dev/app' },
        allow: { prompt: "print('hello')", workFolder: '/home/dev/app' },
      },
    },
  ],
};
