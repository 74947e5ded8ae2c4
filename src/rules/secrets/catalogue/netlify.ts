import type { SecretRule } from '../types.js';

export const NETLIFY_RULES: readonly SecretRule[] = [
  {
    id: 'netlify-pat',
    provider: 'Netlify',
    opens: 'sites as the account',
    keywords: ['nfp_'],
    source: 'nfp_[0-9A-Za-z]{36,}',
    examples: { hit: ['nfp_{base62:36}'], miss: ['nfp_', 'nfp_abc'] },
    page: 'https://docs.netlify.com/api/get-started/',
  },
  {
    id: 'netlify-oauth',
    provider: 'Netlify',
    opens: 'sites, through an app',
    keywords: ['nfo_'],
    source: 'nfo_[0-9A-Za-z]{36,}',
    examples: { hit: ['nfo_{base62:36}'], miss: ['nfo_', 'nfo_abc'] },
    page: 'https://docs.netlify.com/api/get-started/',
  },
  {
    id: 'netlify-client',
    provider: 'Netlify',
    opens: 'an OAuth client',
    keywords: ['nfc_'],
    source: 'nfc_[0-9A-Za-z]{36,}',
    examples: { hit: ['nfc_{base62:36}'], miss: ['nfc_', 'nfc_abc'] },
    page: 'https://docs.netlify.com/api/get-started/',
  },
  {
    id: 'netlify-user',
    provider: 'Netlify',
    opens: 'sites as the account',
    keywords: ['nfu_'],
    source: 'nfu_[0-9A-Za-z]{36,}',
    examples: { hit: ['nfu_{base62:36}'], miss: ['nfu_', 'nfu_abc'] },
    page: 'https://docs.netlify.com/api/get-started/',
  },
];
