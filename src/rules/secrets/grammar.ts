import RE2 from 're2';
import { findAssignments } from './context/assignments.js';
import { compileCandidates } from './context/candidates.js';
import type { Detector } from './detector.js';
import { findJwts } from './jwt.js';
import { findArmouredKeys } from './keys/armor.js';
import { findEncodedPem } from './keys/encoded-pem.js';
import { findJwkMembers } from './keys/jwk.js';
import { findKeyFiles } from './keys/key-files.js';
import { findAwsSecretKeys } from './locators/aws-pairs.js';
import { createLoginFinder } from './locators/commands.js';
import { findHeaderSecrets } from './locators/headers.js';
import { findKubernetesSecrets } from './locators/kubernetes.js';
import { findPasswordHashes } from './locators/password-hashes.js';
import { findTableSecrets } from './locators/tables.js';
import { findUrlSecrets } from './locators/urls.js';

/** The rules that are code and not tokens with a prefix. Each may be switched off by its id. */
export const GRAMMAR_RULES: readonly { readonly id: string; readonly provider: string; readonly opens: string }[] = [
  { id: 'private-key', provider: 'any', opens: 'what the key signs, decrypts or logs in to' },
  { id: 'jwt', provider: 'any', opens: 'the session or service that issued it (RFC 7519)' },
  { id: 'url-password', provider: 'any', opens: 'the database, broker or site in the URL' },
  { id: 'url-token', provider: 'any', opens: 'the site in the URL' },
  { id: 'url-parameter', provider: 'any', opens: 'the API in the URL' },
  { id: 'signed-url', provider: 'any', opens: 'one object until the signature expires' },
  { id: 'authorization-header', provider: 'any', opens: 'the API that was called' },
  { id: 'cookie', provider: 'any', opens: 'the web session' },
  { id: 'command-login', provider: 'any', opens: 'what the command logs in to' },
  { id: 'sql-login', provider: 'any', opens: 'the database account' },
  { id: 'pgpass', provider: 'PostgreSQL', opens: 'the database account' },
  { id: 'kubernetes-secret', provider: 'Kubernetes', opens: 'what the Secret holds' },
  { id: 'aws-secret-key', provider: 'Amazon Web Services', opens: 'the API as the owner of the access key' },
  { id: 'password-hash', provider: 'any', opens: 'the account, once guessed; off without its preset' },
  { id: 'table-secret', provider: 'any', opens: 'what the column names' },
  { id: 'assigned-password', provider: 'any', opens: 'the account whose password it is' },
  { id: 'assigned-secret', provider: 'any', opens: 'the service that its key names' },
  { id: 'assigned-key', provider: 'any', opens: 'the service that its key names' },
];

const LITERALS = [
  'AKIA',
  'ASIA',
  '://',
  'PRIVATE',
  'eyJ',
  'PuTTY-User-Key-File-',
  'untrusted comment:',
  '"kty"',
  'OpenVPN',
  'LS0tLS1CRUdJ',
  '0tLS0tQkVH',
  'tLS0tLUJFR0lO',
];

/** The detectors for assignments, headers, URLs, keys and JWTs. */
export function createGrammarDetectors(presets: readonly string[]): readonly Detector[] {
  const candidates = compileCandidates();
  const headers = new RE2(
    'cookie|(?:bearer|basic|token|ssws|geniekey|splunk|negotiate|apikey)(?:\\s|%20|\\+)+["\']?[A-Za-z0-9+/=_.~:-]{8}',
    'i',
  );
  const tables = new RE2(
    '(?im)(?:^|[,;|\\t])[ "\'`*]*[\\w. -]*(?:pass|pwd|secret|token|key|cred|auth)[\\w. -]*[ "\'`*]*(?:[,;|\\t\\r]|$)',
  );
  const kubernetes = new RE2('kind["\']?\\s*:\\s*["\']?Secret\\b');
  return [
    { suspects: (text) => testOnce(candidates, text), find: (text) => findAssignments(candidates, text) },
    { suspects: (text) => headers.test(text), find: findHeaderSecrets },
    { suspects: (text) => tables.test(text), find: findTableSecrets },
    {
      suspects: (text) => LITERALS.some((literal) => text.includes(literal)),
      find: (text) => [
        ...findUrlSecrets(text),
        ...findArmouredKeys(text),
        ...findKeyFiles(text),
        ...findEncodedPem(text),
        ...findJwkMembers(text),
        ...findJwts(text),
        ...findAwsSecretKeys(text),
      ],
    },
    { suspects: (text) => kubernetes.test(text), find: findKubernetesSecrets },
    createLoginFinder(),
    ...(presets.includes('password-hashes')
      ? [{ suspects: (text: string | Buffer) => text.includes('$') || text.includes('{'), find: findPasswordHashes }]
      : []),
  ];
}

function testOnce(expression: RE2, text: string | Buffer): boolean {
  expression.lastIndex = 0;
  const found = expression.test(text);
  expression.lastIndex = 0;
  return found;
}
