import type { SecretRule } from '../types.js';

export const FRAME_IO_RULES: readonly SecretRule[] = [
  {
    id: 'frame-io-token',
    provider: 'Frame.io',
    opens: 'media of the account',
    keywords: ['fio-u-'],
    source: 'fio-u-[0-9A-Za-z_-]{50,}',
    left: 'none',
    examples: { hit: ['fio-u-{base64url:64}'], miss: ['fio-u-', 'fio-u-abc'] },
    page: 'https://developer.frame.io/docs/getting-started/authentication',
  },
];
