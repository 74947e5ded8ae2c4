import type { SecretRule } from '../types.js';

export const INFISICAL_RULES: readonly SecretRule[] = [
  {
    id: 'infisical-service-token',
    provider: 'Infisical',
    opens: 'secrets of a project',
    keywords: ['st.'],
    source: String.raw`st\.[0-9a-f]{24}\.[0-9a-f]{32}\.[0-9a-f]{32}`,
    right: 'token',
    examples: { hit: ['st.{hex:24}.{hex:32}.{hex:32}'], miss: ['st.', 'st.push'] },
    page: 'https://infisical.com/docs/documentation/platform/token',
  },
];
