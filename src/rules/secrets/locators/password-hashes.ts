import type { SecretSpan } from '../types.js';

/** crypt(3), bcrypt, scrypt, yescrypt, argon2, PBKDF2 (passlib, Django), Apache MD5, LDAP and Kerberos hashes. */
const HASH =
  /\$(?:1|5|6|7|y|gy|apr1|2[abxy]?|sha1|md5|argon2(?:id|i|d)|scrypt|pbkdf2(?:-sha(?:1|256|512))?|krb5(?:tgs|asrep)|bcrypt-sha256)\$[A-Za-z0-9./+=$,*_@:-]{16,512}|pbkdf2_sha(?:1|256)\$\d{1,8}\$[A-Za-z0-9./+=]{1,64}\$[A-Za-z0-9./+=]{20,128}|\{(?:SSHA|SHA|SMD5|SSHA256|SSHA512|CRYPT)\}[A-Za-z0-9./+=$]{16,200}|[0-9a-fA-F]{32}:[0-9a-fA-F]{32}(?=:::)/g;

/** Finds password hashes. Off by default: see the `password-hashes` preset. */
export function findPasswordHashes(text: string): SecretSpan[] {
  return [...text.matchAll(HASH)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    rule: 'password-hash',
    confidence: 'high',
  }));
}
