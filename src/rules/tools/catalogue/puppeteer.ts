import type { ServiceCatalogue } from '../types.js';

export const puppeteerTools: ServiceCatalogue = {
  service: 'puppeteer',
  aliases: ['browser'],
  source: 'npm @modelcontextprotocol/server-puppeteer@2025.5.12 tools/list',
  tools: [
    {
      name: 'puppeteer_navigate',
      effect: 'read',
      fields: { url: 'uri' },
      example: { deny: { url: 'file:///home/dev/.aws/credentials' }, allow: { url: 'https://example.com/guide.html' } },
    },
    {
      name: 'puppeteer_evaluate',
      effect: 'execute',
      fields: { script: 'code' },
      example: { deny: { script: "open('/home/dev/.ssh/id_rsa').read()" }, allow: { script: "print('hello')" } },
    },
    {
      name: 'puppeteer_screenshot',
      effect: 'write',
      fields: { name: 'text' },
      example: { allow: { name: 'about .env files' } },
    },
  ],
};
