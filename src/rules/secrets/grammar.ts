import { createAssignmentFinder, createForeignAssignmentFinder } from './context/assignments.js';
import type { Detector } from './detector.js';
import { findJwts } from './jwt.js';
import { findArmouredKeys } from './keys/armor.js';
import { ENCODED_HEADS, findEncodedPem } from './keys/encoded-pem.js';
import { findJwkMembers } from './keys/jwk.js';
import { findKeyFiles } from './keys/key-files.js';
import { findAwsSecretKeys } from './locators/aws-pairs.js';
import { createLoginFinder } from './locators/commands.js';
import { findHeaderSecrets, HEADER_LITERALS, HEADER_SIGN } from './locators/headers.js';
import { findKubernetesSecrets } from './locators/kubernetes.js';
import { findPasswordHashes } from './locators/password-hashes.js';
import { findSignatures, SIGNATURE_SIGN } from './locators/signatures.js';
import { findTableSecrets, TABLE_LITERALS, TABLE_SIGN } from './locators/tables.js';
import { findUrlSecrets, URL_LITERALS } from './locators/urls.js';

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

const KEY_SIGN = [
  'PRIVATE.{1,6}KEY',
  'OpenVPN.{1,6}Static',
  '(?i:private key.{0,6}--)',
  'PuTTY-User-Key-File-',
  'untrusted comment:',
  '"kty"',
  ...ENCODED_HEADS,
].join('|');
const KEY_LITERALS = ['private', 'openvpn', 'PuTTY-User-Key-File-', 'untrusted comment:', '"kty"', ...ENCODED_HEADS];
const JWT_SIGN = 'eyJ[A-Za-z0-9_-]{8}';
const AWS_SIGN = 'A[KS]IA[A-Z2-7]{16}';
const KUBERNETES_SIGN = '(?:kind|"|\'|:) ?["\']?Secret(?:List)?["\']?(?:s|,|}|\\s|\\\\|$)';

/** The detectors for assignments, headers, tables, command lines, URLs, keys and JWTs. */
export function createGrammarDetectors(presets: readonly string[]): readonly Detector[] {
  const detectors: Detector[] = [
    createAssignmentFinder(),
    createForeignAssignmentFinder(),
    { sign: HEADER_SIGN, literals: HEADER_LITERALS, find: findHeaderSecrets },
    { sign: TABLE_SIGN, literals: TABLE_LITERALS, find: findTableSecrets },
    { sign: '', literals: URL_LITERALS, literalsAreSigns: true, onePlace: true, find: findUrlSecrets },
    { sign: SIGNATURE_SIGN, literals: ['sig=', 'signature='], find: findSignatures },
    {
      sign: KEY_SIGN,
      literals: KEY_LITERALS,
      find: (text) => [findArmouredKeys, findKeyFiles, findEncodedPem, findJwkMembers].flatMap((find) => find(text)),
    },
    { sign: JWT_SIGN, literals: ['eyJ'], find: findJwts },
    { sign: AWS_SIGN, literals: ['AKIA', 'ASIA'], find: findAwsSecretKeys },
    { sign: KUBERNETES_SIGN, literals: ['Secret'], find: findKubernetesSecrets },
    createLoginFinder(),
  ];
  return presets.includes('password-hashes') ? [...detectors, { sign: '[$}]', find: findPasswordHashes }] : detectors;
}
