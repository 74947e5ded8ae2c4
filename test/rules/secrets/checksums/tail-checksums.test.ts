import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  withAtlassianCrc,
  withBase62Crc,
  withConfluentCrc,
  withGrafanaCrc,
  withHexCrc,
  withZuploCrc,
} from '../../../../src/rules/secrets/catalogue/examples.js';
import { bech32Checksum, isBech32 } from '../../../../src/rules/secrets/checksums/bech32.js';
import { crc32 } from '../../../../src/rules/secrets/checksums/crc32.js';
import { base62Crc32, hexCrc32 } from '../../../../src/rules/secrets/checksums/crc32-text.js';
import {
  atlassianChecksum,
  base62CrcTail,
  confluentChecksum,
  grafanaChecksum,
  hexCrcTail,
  zuploChecksum,
} from '../../../../src/rules/secrets/checksums/tail-checksums.js';
import { expandTemplate } from '../../../../src/rules/secrets/template.js';

test('CRC-32 has the check value of the algorithm catalogue', () => {
  expect(crc32('123456789')).toBe(0xcbf43926);
  expect(crc32('')).toBe(0);
});

test('the hexadecimal form keeps leading zeros, the base 62 form has six characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      expect(hexCrc32(text)).toMatch(/^[0-9a-f]{8}$/);
      expect(base62Crc32(text)).toMatch(/^[0-9A-Za-z]{6}$/);
    }),
  );
});

const CHECKS = [
  { name: 'base 62', check: base62CrcTail, example: withBase62Crc('npm_', 30) },
  { name: 'hexadecimal', check: hexCrcTail, example: withHexCrc('cfut_', 40) },
  { name: 'Zuplo', check: zuploChecksum, example: withZuploCrc() },
  { name: 'Grafana', check: grafanaChecksum, example: withGrafanaCrc() },
  { name: 'Atlassian', check: atlassianChecksum, example: withAtlassianCrc('ATATT3xFfGF0', 170) },
  { name: 'Confluent', check: confluentChecksum, example: withConfluentCrc() },
];

test.each(CHECKS)('$name: a right tail is valid, any other character is not', ({ check, example }) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const token = expandTemplate(example, seed);
    expect(check(token)).toBe('valid');
    const at = 15 + seed;
    const other = token.charAt(at) === 'a' ? 'b' : 'a';
    expect(check(`${token.slice(0, at)}${other}${token.slice(at + 1)}`)).toBe('invalid');
  }
});

/** From the test vectors of BIP 173. */
test.each([
  'A12UEL5L',
  'a12uel5l',
  'abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw',
  'split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w',
])('bech32: %s is right', (text) => {
  expect(isBech32(text)).toBe(true);
});

test.each(['A12uEL5L', 'a12uel5m', '1nwldj5', 'pzry9x0s0muk', 'x1b4n0q5v', 'li1dgmt3', ''])(
  'bech32: %s is wrong',
  (text) => {
    expect(isBech32(text)).toBe(false);
  },
);

test('bech32: a computed checksum verifies', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'qpzry9x8gf2tvdw0s3jn54khce6mua7l'),
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(letters, (data) => {
      expect(isBech32(`age-secret-key-1${data}${bech32Checksum('age-secret-key-', data)}`)).toBe(true);
    }),
  );
});
