import type { SecretRule } from '../types.js';

export const SOCKET_DEV_RULES: readonly SecretRule[] = [
  {
    id: 'socket-token',
    provider: 'Socket',
    opens: 'scans of an organisation',
    keywords: ['sktsec_'],
    source: 'sktsec_[0-9A-Za-z_-]{32,}',
    left: 'none',
    examples: { hit: ['sktsec_{base62:44}_api'], miss: ['sktsec_', 'sktsec_abc'] },
    page: 'https://docs.socket.dev/reference/authentication',
  },
];
