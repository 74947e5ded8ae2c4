import { describe, expect, it } from 'vitest';
import { authenticate } from '../../../../src/adapters/gateway/http/authenticate.js';

const KEYS = [
  { key: 'key-of-alice', metadata: { name: 'alice' } },
  { key: 'key-of-bob', metadata: { name: 'bob', key: 'shown' } },
];
const strict = { keys: KEYS, mode: 'strict' } as const;
const optional = { keys: KEYS, mode: 'optional' } as const;
const bearer = (token: string) => ({ name: 'authorization', value: `Bearer ${token}` });
const other = { name: 'x-tenant', value: 'acme' };

describe('authenticate', () => {
  it('takes the credential out of the headers and vouches for its owner', () => {
    expect(authenticate([bearer('key-of-alice'), other], strict)).toEqual({
      ok: true,
      value: { headers: [other], apiKey: { name: 'alice', key: '<redacted>' } },
    });
  });

  it('never shows the key, whatever the metadata says', () => {
    expect(authenticate([bearer('key-of-bob')], strict)).toMatchObject({ value: { apiKey: { key: '<redacted>' } } });
  });

  it('passes everything without a policy', () => {
    expect(authenticate([bearer('x')], undefined)).toEqual({
      ok: true,
      value: { headers: [bearer('x')], apiKey: null },
    });
  });

  it.each([
    ['no key in strict mode', [], strict],
    ['a wrong key', [bearer('key-of-carol')], strict],
    ['a wrong key in optional mode', [bearer('key-of-carol')], optional],
    ['a key that only begins well', [bearer('key-of-alic')], strict],
    ['another scheme', [{ name: 'authorization', value: 'Basic key-of-alice' }], strict],
    ['two keys', [bearer('key-of-alice'), bearer('key-of-bob')], strict],
    ['an empty key', [{ name: 'authorization', value: '' }], optional],
  ])('refuses %s', (_title, headers, policy) => {
    expect(authenticate(headers, policy).ok).toBe(false);
  });

  it('lets a caller without a key pass in optional mode', () => {
    expect(authenticate([other], optional)).toEqual({ ok: true, value: { headers: [other], apiKey: null } });
  });
});
