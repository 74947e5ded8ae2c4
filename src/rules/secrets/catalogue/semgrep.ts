import type { SecretRule } from '../types.js';

export const SEMGREP_RULES: readonly SecretRule[] = [
  {
    id: 'semgrep-agent-token',
    provider: 'Semgrep',
    opens: 'scans of an organisation',
    keywords: ['sgagt_'],
    source: 'sgagt_[0-9A-Za-z]{30,}',
    left: 'none',
    examples: { hit: ['sgagt_{hex:40}'], miss: ['sgagt_', 'sgagt_abc'] },
  },
];
