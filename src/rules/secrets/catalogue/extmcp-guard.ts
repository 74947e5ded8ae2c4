import { base62CrcTail } from '../checksums/tail-checksums.js';
import type { SecretRule } from '../types.js';
import { withBase62Crc } from './examples.js';

export const EXTMCP_GUARD_RULES: readonly SecretRule[] = [
  {
    id: 'extmcp-guard-token',
    provider: 'extmcp-guard',
    opens: "calls under a client's name, with its profile and its rate",
    keywords: ['emg_'],
    source: 'emg_[0-9A-Za-z]{49}',
    right: 'token',
    structure: base62CrcTail,
    examples: {
      hit: [withBase62Crc('emg_', 43), 'emg_{base62:49}'],
      miss: ['emg_client_token', 'emg_0123456789abcdef', 'set EMG_TOKEN=$TOKEN'],
    },
  },
];
