import { dataCenterToken } from '../checksums/decoded-bodies.js';
import { mixedCase } from '../checksums/drawn-bodies.js';
import { atlassianChecksum } from '../checksums/tail-checksums.js';
import type { SecretRule } from '../types.js';
import { dataCenterExample, withAtlassianCrc } from './examples.js';

export const ATLASSIAN_RULES: readonly SecretRule[] = [
  {
    id: 'atlassian-api-token',
    provider: 'Atlassian',
    opens: 'Jira and Confluence Cloud as the account',
    keywords: ['ATATT3xFfG'],
    source: 'ATATT3xFfG[0-9A-Za-z_=-]{60,400}',
    left: 'none',
    structure: atlassianChecksum,
    examples: {
      hit: [withAtlassianCrc('ATATT3xFfGF0', 170), 'ATATT3xFfGF0{base64url:174}={HEX:8}'],
      miss: ['ATATT3xFfGF0', 'ATATT3xFfG...'],
    },
    page: 'https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/',
  },
  {
    id: 'atlassian-access-token',
    provider: 'Atlassian',
    opens: 'one Bitbucket repository or workspace',
    keywords: ['ATCTT3xFfG'],
    source: 'ATCTT3xFfG[0-9A-Za-z_=-]{60,400}',
    left: 'none',
    structure: atlassianChecksum,
    examples: {
      hit: [withAtlassianCrc('ATCTT3xFfGN0', 170), 'ATCTT3xFfGN0{base64url:160}={HEX:8}'],
      miss: ['ATCTT3xFfGN0', 'ATCTT3xFfG...'],
    },
    page: 'https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/',
  },
  {
    id: 'atlassian-service-account',
    provider: 'Atlassian',
    opens: 'Atlassian Cloud as a service account',
    keywords: ['ATSTT3xFfG'],
    source: 'ATSTT3xFfG[0-9A-Za-z_=-]{60,400}',
    left: 'none',
    structure: atlassianChecksum,
    examples: { hit: ['ATSTT3xFfGF0{base64url:170}={HEX:8}'], miss: ['ATSTT3xFfG', 'ATSTT3xFfG...'] },
    page: 'https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/',
  },
  {
    id: 'bitbucket-app-password',
    provider: 'Atlassian',
    opens: 'Bitbucket Cloud as the account',
    keywords: ['ATBB'],
    source: 'ATBB[0-9A-Za-z]{28,48}',
    right: 'token',
    structure: mixedCase,
    onInvalid: 'reject',
    examples: { hit: ['ATBB{base62:24}{HEX:8}', 'ATBB{base62:32}'], miss: ['ATBBatmosphere', 'ATBB'] },
    page: 'https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/',
  },
  {
    id: 'bitbucket-data-center',
    provider: 'Atlassian',
    opens: 'Bitbucket Data Center as the account',
    keywords: ['BBDC-'],
    source: 'BBDC-[0-9A-Za-z+/@_-]{40,50}={0,2}',
    left: 'none',
    examples: { hit: [dataCenterExample('BBDC-'), 'BBDC-{base64:44}'], miss: ['BBDC-', 'BBDC-MDA'] },
    page: 'https://confluence.atlassian.com/bitbucketserver/http-access-tokens-939515499.html',
  },
  {
    // No prefix: 33 bytes in base64, twelve digits, a colon and twenty random bytes.
    id: 'atlassian-data-center',
    provider: 'Atlassian',
    opens: 'Jira or Confluence Data Center as the account',
    keywords: ['MD', 'MT', 'Mj', 'Mz', 'ND', 'NT', 'Nj', 'Nz', 'OD', 'OT'],
    inLongRun: true,
    source:
      '(?:MD|MT|Mj|Mz|ND|NT|Nj|Nz|OD|OT)[AEIMQUYcgk][w-z0-5](?:[MNO][DTjz][AEIMQUYcgk][w-z0-5]){2,3}[0-9A-Za-z+/]{28,32}',
    left: 'word',
    right: 'word',
    structure: dataCenterToken,
    onInvalid: 'reject',
    examples: { hit: [dataCenterExample('')], miss: ['MTIzNDU2Nzg5MDEy', 'MTIz{base64:40}'] },
    page: 'https://confluence.atlassian.com/enterprise/using-personal-access-tokens-1026032365.html',
  },
  {
    id: 'trello-token',
    provider: 'Atlassian',
    opens: 'boards as the account',
    keywords: ['ATTA'],
    source: 'ATTA[0-9A-Fa-f]{64,76}',
    right: 'token',
    examples: { hit: ['ATTA{hex:72}', 'ATTA{hex:64}'], miss: ['ATTACHMENT', 'ATTA'] },
    page: 'https://developer.atlassian.com/cloud/trello/guides/rest-api/authorization/',
  },
];
