import type { SecretRule } from '../types.js';

export const PERSONA_RULES: readonly SecretRule[] = [
  {
    id: 'persona-key',
    provider: 'Persona',
    opens: 'identity checks of the account',
    keywords: ['persona_'],
    source:
      'persona_(?:production|sandbox)_[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}',
    left: 'none',
    examples: { hit: ['persona_{one:production|sandbox}_{uuid}'], miss: ['persona_', 'persona_production_db'] },
    page: 'https://docs.withpersona.com/api-keys',
  },
];
