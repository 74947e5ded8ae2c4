import { describe, expect, it } from 'vitest';
import { isSecretValue } from '../../../src/rules/secrets/context/value-grammar.js';
import { made } from './default-scanner.js';

const quoted = { written: 'quoted', key: 'x' } as const;
const bare = { written: 'bare', key: 'x' } as const;

describe('isSecretValue', () => {
  it.each(['hunter2abc', 'secur3Pass', 'webhook9Crane', 'P@ssw0rd!', 'correcthorse', 'kNzQxPwL', 'a-b_c!d?'])(
    '%s is a password',
    (value) => {
      expect(isSecretValue(value, 'password', quoted)).toBe(true);
    },
  );

  it.each([made('{hex:32}'), made('{base62:20}'), made('{uuid}'), made('{base64:40}'), 'qz7rk2wp91tb'])(
    '%s is a secret',
    (value) => {
      expect(isSecretValue(value, 'secret', quoted)).toBe(true);
    },
  );

  it.each([
    '',
    'null',
    'undefined',
    'true',
    'string',
    'required',
    '${DB_PASSWORD}',
    '$PASSWORD',
    '%PASSWORD%',
    '{{ password }}',
    '<password>',
    '[password]',
    '@password@',
    '#{password}',
    '(password)',
    'process.env.PASSWORD',
    'os.environ["X"]',
    'vault:secret/data/x',
    'op://vault/item/field',
    'arn:aws:secretsmanager:eu-west-1:1:secret:x',
    'projects/p/secrets/s',
    'ENC[AES256_GCM,data]',
    '********',
    'xxxxxxxx',
    '••••••••',
    'changeme',
    'your-password',
    'your_api_key_here',
    'example',
    'placeholder',
    '[REDACTED]',
    '[REDACTED:jwt]',
    'dummy',
    'todo',
    '2026-01-01',
    '2026-01-01T00:00:00Z',
    'https://example.com/reset',
    './secrets/password.txt',
    '/run/secrets/db',
    'sha256:abc',
    'Enter your password',
    'current-password',
    'secret-2-levels',
  ])('%j is no secret, whatever the key', (value) => {
    for (const keyClass of ['password', 'secret', 'weak'] as const)
      expect(isSecretValue(value, keyClass, quoted)).toBe(false);
  });

  it.each([
    'getPassword()',
    'config.password',
    'self.token',
    'tokens[i]',
    'nextToken',
    'req.body.password',
    'form.password.value;',
    'a && b1',
  ])('%j is code when it is bare', (value) => {
    expect(isSecretValue(value, 'password', bare)).toBe(false);
  });

  it.each(['12345678', '1.2.3', made('{digits:20}'), 'OAuth2Client', 'base64url', 'access-token-v2', 'me@example.com'])(
    '%s is no token',
    (value) => {
      expect(isSecretValue(value, 'secret', quoted)).toBe(false);
    },
  );

  it.each([made('{uuid}'), 'abc123', 'abc123def456abc123', 'release-2026-03-01', 'ubuntu-latest-16-cores'])(
    '%s proves nothing under a weak key',
    (value) => {
      expect(isSecretValue(value, 'weak', quoted)).toBe(false);
    },
  );

  it('takes whole values apart, never parts: a password may hold a stop word', () => {
    expect(isSecretValue('example9Zebra', 'password', quoted)).toBe(true);
    expect(isSecretValue('x-hook-71-Yt', 'password', quoted)).toBe(true);
  });
});
