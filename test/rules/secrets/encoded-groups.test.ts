import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsEncodedText } from '../../../src/rules/secrets/encoded-groups.js';

const ASCII_BYTES = 24;

/** Whether some 32 characters of a run decode to 24 bytes of ASCII. */
function expected(run: string): boolean {
  return [...Array(Math.max(0, run.length - 31)).keys()].some((at) =>
    Buffer.from(run.slice(at, at + 32), 'base64').every((byte) => byte < 128),
  );
}

const holds = (run: string): boolean => holdsEncodedText(Buffer.from(run), 0, run.length);

describe('holdsEncodedText', () => {
  it('says what decoding every 32 characters says', () => {
    const random = fc.string({ unit: fc.constantFrom(...'AZaz059+/gQeW'), maxLength: 50 });
    const encoded = fc
      .string({ minLength: ASCII_BYTES - 6, maxLength: 40 })
      .map((text) => Buffer.from(text).toString('base64').replaceAll('=', ''));
    fc.assert(
      fc.property(random, encoded, random, (before, text, behind) => {
        const run = `${before}${text}${behind}`;
        expect(holds(run)).toBe(expected(run));
      }),
      { numRuns: 1000, seed: 20261201 },
    );
  });

  it.each([
    ['hexadecimal digits', '0123456789abcdef'.repeat(4), false],
    ['24 bytes of text', Buffer.from('a'.repeat(24)).toString('base64'), true],
    ['23 bytes of text', Buffer.from('a'.repeat(23)).toString('base64').replace('=', ''), false],
    ['text behind a character that is none of it', `/${Buffer.from('b'.repeat(24)).toString('base64url')}`, true],
    ['24 bytes of which the last is not ASCII', Buffer.from(`${'a'.repeat(22)}é`).toString('base64'), false],
  ])('judges %s', (_name, run, holdsText) => {
    expect(holds(run)).toBe(holdsText);
  });
});
