import { mixedClasses } from '../checksums/drawn-bodies.js';
import type { SecretRule } from '../types.js';

export const LINKEDIN_RULES: readonly SecretRule[] = [
  {
    id: 'linkedin-client-secret',
    provider: 'LinkedIn',
    opens: "an app's identity",
    keywords: ['WPL_AP'],
    source: String.raw`WPL_AP[01]\.[0-9A-Za-z]{16}\.[0-9A-Za-z]{4,}={0,2}`,
    left: 'none',
    examples: {
      hit: ['WPL_AP1.{base62:16}.{base62:6}==', 'WPL_AP0.{base62:16}.{base62:8}='],
      miss: ['WPL_AP', 'WPL_AP1.'],
    },
    page: 'https://learn.microsoft.com/en-us/linkedin/',
  },
  {
    id: 'linkedin-access-token',
    provider: 'LinkedIn',
    opens: 'profiles and pages of a member',
    keywords: ['AQU', 'AQV', 'AQW', 'AQX'],
    source: '(?:AQU|AQV|AQW|AQX)[0-9A-Za-z_-]{150,}',
    left: 'word',
    structure: mixedClasses,
    onInvalid: 'reject',
    examples: { hit: ['AQV{base64url:300}', 'AQX{base64url:350}'], miss: ['AQV', 'AQVabc'] },
    page: 'https://learn.microsoft.com/en-us/linkedin/shared/authentication/',
  },
];
