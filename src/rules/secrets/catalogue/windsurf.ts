import type { SecretRule } from '../types.js';

export const WINDSURF_RULES: readonly SecretRule[] = [
  {
    id: 'windsurf-key',
    provider: 'Windsurf',
    opens: "the editor's services as the account",
    keywords: ['sk-ws-'],
    source: 'sk-ws-[0-9A-Za-z_-]{30,}',
    left: 'none',
    examples: { hit: ['sk-ws-01-{base64url:80}'], miss: ['sk-ws-', 'sk-ws-01'] },
    page: 'https://docs.windsurf.com/',
  },
];
