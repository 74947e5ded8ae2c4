import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const ADAFRUIT_RULES: readonly SecretRule[] = [
  {
    id: 'adafruit-io-key',
    provider: 'Adafruit',
    opens: 'feeds as the account',
    keywords: ['aio_'],
    source: 'aio_[0-9A-Za-z]{28}',
    right: 'token',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['aio_{base62:28}'], miss: ['aio_', 'aio_pika', 'aio_connection_pool_manager_cfg'] },
    page: 'https://io.adafruit.com/api/docs/',
  },
];
