import type { SecretRule } from '../types.js';

export const FIGMA_RULES: readonly SecretRule[] = [
  {
    id: 'figma-pat',
    provider: 'Figma',
    opens: 'files as the account',
    keywords: ['figd_'],
    source: 'figd_[0-9A-Za-z_-]{30,}',
    examples: { hit: ['figd_{base64url:40}', 'figd_{base64url:43}'], miss: ['figd_', 'figd_abc'] },
    page: 'https://developers.figma.com/docs/rest-api/authentication/',
  },
  {
    id: 'figma-oauth-token',
    provider: 'Figma',
    opens: 'files, through an app',
    keywords: ['figu_', 'figo_', 'figor_', 'figoh_'],
    source: '(?:figu_|figo_|figor_|figoh_)[0-9A-Za-z_-]{30,}',
    examples: {
      hit: ['figu_{base64url:40}', 'figo_{base64url:40}', 'figor_{base64url:40}', 'figoh_{base64url:40}'],
      miss: ['figu_', 'figure_abc'],
    },
    page: 'https://developers.figma.com/docs/rest-api/authentication/',
  },
];
