import type { SecretRule } from '../types.js';

export const DOCKER_RULES: readonly SecretRule[] = [
  {
    id: 'docker-hub-pat',
    provider: 'Docker',
    opens: 'images as the account',
    keywords: ['dckr_pat_'],
    source: 'dckr_pat_[0-9A-Za-z_-]{20,}',
    left: 'none',
    examples: { hit: ['dckr_pat_{base64url:27}'], miss: ['dckr_pat_', 'dckr_pat_abc'] },
    page: 'https://docs.docker.com/security/access-tokens/',
  },
  {
    id: 'docker-hub-org-token',
    provider: 'Docker',
    opens: "an organisation's images",
    keywords: ['dckr_oat_'],
    source: 'dckr_oat_[0-9A-Za-z_-]{20,}',
    left: 'none',
    examples: { hit: ['dckr_oat_{base64url:32}'], miss: ['dckr_oat_', 'dckr_oat_abc'] },
    page: 'https://docs.docker.com/enterprise/security/access-tokens/',
  },
  {
    id: 'docker-swarm-join',
    provider: 'Docker',
    opens: 'joining a swarm',
    keywords: ['SWMTKN-1-'],
    source: 'SWMTKN-1-[0-9A-Za-z]{20,60}-[0-9A-Za-z]{20,40}',
    left: 'none',
    examples: { hit: ['SWMTKN-1-{base36:50}-{base36:25}'], miss: ['SWMTKN-1-', 'SWMTKN-1-abc-def'] },
    page: 'https://docs.docker.com/engine/swarm/join-nodes/',
  },
  {
    id: 'docker-swarm-unlock',
    provider: 'Docker',
    opens: "the managers' encrypted state",
    keywords: ['SWMKEY-1-'],
    source: 'SWMKEY-1-[0-9A-Za-z+/]{40,60}={0,2}',
    left: 'none',
    examples: { hit: ['SWMKEY-1-{base64:43}'], miss: ['SWMKEY-1-', 'SWMKEY-1-abc'] },
    page: 'https://docs.docker.com/engine/swarm/swarm_manager_locking/',
  },
];
