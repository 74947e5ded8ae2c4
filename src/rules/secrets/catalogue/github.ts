import { githubInstallation } from '../checksums/decoded-bodies.js';
import { base62CrcTail } from '../checksums/tail-checksums.js';
import type { SecretRule } from '../types.js';
import { withBase62Crc } from './examples.js';

export const GITHUB_RULES: readonly SecretRule[] = [
  {
    id: 'github-pat',
    provider: 'GitHub',
    opens: 'repositories and the API as the person who made it',
    keywords: ['ghp_'],
    source: 'ghp_[0-9A-Za-z]{36,}',
    left: 'none',
    structure: base62CrcTail,
    examples: {
      hit: [withBase62Crc('ghp_', 30), 'ghp_{base62:36}'],
      miss: ['ghp_', 'ghp_short', 'see ghp_token_format in the docs'],
    },
    page: 'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github',
  },
  {
    id: 'github-oauth',
    provider: 'GitHub',
    opens: 'the API as a person who authorised an OAuth app',
    keywords: ['gho_'],
    source: 'gho_[0-9A-Za-z]{36,}',
    left: 'none',
    structure: base62CrcTail,
    examples: { hit: [withBase62Crc('gho_', 30), 'gho_{base62:36}'], miss: ['gho_st_town', 'gho_1234'] },
    page: 'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github',
  },
  {
    id: 'github-user-to-server',
    provider: 'GitHub',
    opens: 'the API as a person, through a GitHub App',
    keywords: ['ghu_'],
    source: 'ghu_[0-9A-Za-z]{36,}',
    left: 'none',
    structure: base62CrcTail,
    examples: { hit: [withBase62Crc('ghu_', 30), 'ghu_{base62:36}'], miss: ['ghu_user', 'ghu_abc'] },
    page: 'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github',
  },
  {
    id: 'github-refresh',
    provider: 'GitHub',
    opens: 'new user tokens of a GitHub App',
    keywords: ['ghr_'],
    source: 'ghr_[0-9A-Za-z]{36,}',
    left: 'none',
    structure: base62CrcTail,
    examples: { hit: [withBase62Crc('ghr_', 30), 'ghr_{base62:76}'], miss: ['ghr_refresh_token', 'ghr_abc'] },
    page: 'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github',
  },
  {
    // Since April 2026 the body may be an app id and a signed JWT of some 500 characters; the length is not fixed.
    id: 'github-app-installation',
    provider: 'GitHub',
    opens: 'the repositories of an app installation',
    keywords: ['ghs_'],
    source: String.raw`ghs_[0-9A-Za-z_-]{36,}(?:\.[0-9A-Za-z_-]+){0,4}`,
    left: 'none',
    structure: githubInstallation,
    examples: {
      hit: [withBase62Crc('ghs_', 30), 'ghs_{base62:36}', 'ghs_{digits:7}_{jwt}', 'ghs_{base64url:40}.{jwt}'],
      miss: ['ghs_installation_token', 'ghs_abc'],
    },
    page: 'https://docs.github.com/en/apps/creating-github-apps/authenticating-with-a-github-app/generating-an-installation-access-token-for-a-github-app',
  },
  {
    id: 'github-fine-grained-pat',
    provider: 'GitHub',
    opens: 'chosen repositories as the person who made it',
    keywords: ['github_pat_'],
    source: 'github_pat_[0-9A-Za-z]{22}_[0-9A-Za-z]{50,}',
    left: 'none',
    examples: {
      hit: ['github_pat_{base62:22}_{base62:59}'],
      miss: ['github_pat_', 'github_pat_11AAAAAAA', 'secret_scanning_{hex:32}'],
    },
    page: 'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github',
  },
];
