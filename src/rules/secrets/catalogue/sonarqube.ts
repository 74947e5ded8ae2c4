import type { SecretRule } from '../types.js';

export const SONARQUBE_RULES: readonly SecretRule[] = [
  {
    id: 'sonarqube-user-token',
    provider: 'SonarQube',
    opens: 'projects as the account',
    keywords: ['squ_'],
    source: 'squ_[0-9a-f]{40}',
    right: 'token',
    examples: { hit: ['squ_{hex:40}'], miss: ['squ_', 'squ_id', 'squ_{hex:20}'] },
    page: 'https://docs.sonarsource.com/sonarqube-server/latest/user-guide/managing-tokens/',
  },
  {
    id: 'sonarqube-project-token',
    provider: 'SonarQube',
    opens: 'analysis of one project',
    keywords: ['sqp_'],
    source: 'sqp_[0-9a-f]{40}',
    right: 'token',
    examples: { hit: ['sqp_{hex:40}'], miss: ['sqp_', 'sqp_id', 'sqp_{hex:20}'] },
    page: 'https://docs.sonarsource.com/sonarqube-server/latest/user-guide/managing-tokens/',
  },
  {
    id: 'sonarqube-global-token',
    provider: 'SonarQube',
    opens: 'analysis of every project',
    keywords: ['sqa_'],
    source: 'sqa_[0-9a-f]{40}',
    right: 'token',
    examples: { hit: ['sqa_{hex:40}'], miss: ['sqa_', 'sqa_id', 'sqa_{hex:20}'] },
    page: 'https://docs.sonarsource.com/sonarqube-server/latest/user-guide/managing-tokens/',
  },
];
