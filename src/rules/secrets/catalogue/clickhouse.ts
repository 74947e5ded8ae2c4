import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const CLICKHOUSE_RULES: readonly SecretRule[] = [
  {
    id: 'clickhouse-cloud-secret',
    provider: 'ClickHouse',
    opens: 'services of an organisation',
    keywords: ['4b1d'],
    source: '4b1d[0-9A-Za-z]{38}',
    right: 'token',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['4b1d{base62:38}'], miss: ['4b1d', '4b1d{hex:38}'] },
    page: 'https://clickhouse.com/docs/cloud/manage/openapi',
  },
];
