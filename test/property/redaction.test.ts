import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spliceJson } from '../../src/domain/json/splice.js';
import type { JsonValue } from '../../src/domain/json/types.js';
import { SECRET_CATALOGUE } from '../../src/rules/secrets/catalogue.js';
import { redactJson } from '../../src/rules/secrets/redact-json.js';
import { expandTemplate } from '../../src/rules/secrets/template.js';
import { made, scanner } from '../rules/secrets/default-scanner.js';

const OPTIONS = { numRuns: 150, seed: 20260301 };

function redact(value: JsonValue): JsonValue {
  const { edit } = redactJson(scanner, value, { marker: 'plain' });
  return edit === undefined ? value : JSON.parse(spliceJson(JSON.stringify(value), edit));
}

/** The value with every string and name as one word: what a redaction may not change. */
function shape(value: JsonValue): JsonValue {
  if (typeof value === 'string') return 's';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(shape);
  return Object.entries(value).map(([, member]) => shape(member));
}

const hostileText = fc.oneof(
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        'password',
        'token',
        '=',
        ':',
        '"',
        '\\',
        '\\n',
        '\n',
        ' ',
        '://',
        '@',
        'eyJ',
        '.',
        '-----BEGIN RSA PRIVATE KEY-----',
        '-----END',
        'a1B2',
        '%25',
        '&quot;',
        '\u200b',
        '|',
        ',',
        '{',
        '}',
        '[',
        ']',
        '<',
        '>',
        'ghp_',
        'A',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join('')),
);
const json = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    hostileText,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(hostileText, fc.constantFrom('password', 'name', 'value', 'token', 'kind', 'data')),
      tie('value'),
      { maxKeys: 4 },
    ),
  ),
})).value;

describe('redaction', () => {
  it('never changes the shape of a value, nor anything but strings and names', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(shape(redact(value))).toEqual(shape(value));
      }),
      OPTIONS,
    );
  });

  it('is done after one round: a second finds nothing new', () => {
    fc.assert(
      fc.property(json, (value) => {
        const once = redact(value);
        expect(redact(once)).toEqual(once);
      }),
      OPTIONS,
    );
  });

  it('gives sorted, disjoint spans inside the text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        let from = 0;
        for (const span of scanner.scan(text)) {
          expect(span.start).toBeGreaterThanOrEqual(from);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
          from = span.end;
        }
      }),
      OPTIONS,
    );
  });

  it('clears a batch only if it clears each of its strings', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { maxLength: 6 }), (texts) => {
        if (scanner.suspects(texts.map((text) => `${text}\n`).join(''))) return;
        for (const text of texts) expect(scanner.scan(text)).toEqual([]);
      }),
      OPTIONS,
    );
  });

  it('leaves no token of any family in any JSON, wherever it stands', () => {
    const families = SECRET_CATALOGUE.flatMap((rule) =>
      rule.examples.hit.slice(0, 1).map((example) => ({ rule, example })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...families),
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 0, max: 3 }),
        ({ example }, seed, layers) => {
          const token = expandTemplate(example, seed);
          let value: JsonValue = { note: `before ${token} after`, list: [token] };
          for (let layer = 0; layer < layers; layer += 1) value = { text: JSON.stringify(value) };
          expect(JSON.stringify(redact(value))).not.toContain(token.slice(-12));
        },
      ),
      OPTIONS,
    );
  });

  it('covers a password whole, whatever characters it holds', () => {
    const characters = fc.constantFrom(...'abcXYZ019!#%*+-.:?@^_~'.split(''));
    fc.assert(
      fc.property(fc.array(characters, { minLength: 10, maxLength: 30 }), (parts) => {
        const password = `Zq8${parts.join('')}k7`;
        expect(redact({ password })).toEqual({ password: '[REDACTED]' });
        const { text } = redact({ text: `password="${password}"` }) as { text: string };
        expect(text).not.toContain(password.slice(-8));
      }),
      OPTIONS,
    );
  });

  it('copes with texts of any size', () => {
    const token = made('ghp_{base62:36}');
    for (const size of [4000, 8000, 65_536, 200_000]) {
      for (const filler of ['word ', 'é ', '文 ']) {
        const text = `${filler.repeat(size / filler.length)}${token} ${filler.repeat(100)}`;
        expect(scanner.scan(text)).toMatchObject([
          { start: text.indexOf(token), end: text.indexOf(token) + token.length },
        ]);
      }
    }
  });
});
