import type { SecretRule } from '../types.js';

export const DATABRICKS_RULES: readonly SecretRule[] = [
  {
    id: 'databricks-pat',
    provider: 'Databricks',
    opens: 'the workspace as the account',
    keywords: ['dapi', 'dkea', 'dsapi'],
    source: '(?:dapi|dkea|dsapi)[0-9a-f]{32}(?:-[0-9]{1,2})?',
    right: 'token',
    examples: {
      hit: ['dapi{hex:32}', 'dapi{hex:32}-2', 'dkea{hex:32}', 'dsapi{hex:32}'],
      miss: ['dapi', 'dapi-server', 'dapi{hex:8}'],
    },
    page: 'https://docs.databricks.com/aws/en/dev-tools/auth/pat',
  },
  {
    id: 'databricks-oauth-secret',
    provider: 'Databricks',
    opens: 'the workspace as a service principal',
    keywords: ['dose'],
    source: 'dose[0-9a-f]{32}(?:-[0-9]{1,2})?',
    right: 'token',
    examples: { hit: ['dose{hex:32}'], miss: ['dose', 'dose-response', 'overdose{hex:32}'] },
    page: 'https://docs.databricks.com/aws/en/dev-tools/auth/pat',
  },
];
