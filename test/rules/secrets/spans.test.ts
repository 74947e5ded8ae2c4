import { describe, expect, it } from 'vitest';
import { isFillerBody } from '../../../src/rules/secrets/filler.js';
import { mergeSpans, splice } from '../../../src/rules/secrets/spans.js';
import type { Confidence, SecretSpan } from '../../../src/rules/secrets/types.js';
import { made } from './default-scanner.js';

const span = (start: number, end: number, rule = 'a', confidence: Confidence = 'medium'): SecretSpan => ({
  start,
  end,
  rule,
  confidence,
});

describe('mergeSpans', () => {
  it('sorts, joins what overlaps, and keeps what only touches apart', () => {
    expect(mergeSpans([span(5, 8, 'c'), span(0, 3), span(2, 4, 'b'), span(4, 5)])).toEqual([
      span(0, 4),
      span(4, 5),
      span(5, 8, 'c'),
    ]);
  });

  it('names a joined span after the family of the token, then after the longer part', () => {
    expect(mergeSpans([span(0, 9, 'key'), span(2, 4, 'token', 'high')])).toEqual([span(0, 9, 'token', 'high')]);
    expect(mergeSpans([span(0, 9, 'key'), span(2, 4, 'token', 'low')])).toEqual([span(0, 9, 'token', 'low')]);
    expect(mergeSpans([span(0, 3, 'short'), span(2, 9, 'long')])).toEqual([span(0, 9, 'long')]);
  });
});

describe('splice', () => {
  it('replaces spans and nothing else', () => {
    expect(splice('0123456789', [span(0, 2), span(4, 5), span(9, 10)], ({ start }) => `<${start}>`)).toBe(
      '<0>23<4>5678<9>',
    );
  });
});

describe('isFillerBody', () => {
  it.each([
    'xxxxxxxxxxxxxxxx',
    '0000000000000000',
    '1234567890abcdef',
    'abcdefghijklmnop',
    'abc123abc123abc123',
    'ABCDEFGHIEXAMPLE',
    '----------',
  ])('%s is filler', (body) => {
    expect(isFillerBody(body)).toBe(true);
  });

  it.each(['{hex:32}', '{base62:20}', '{digits:24}', '{base32:16}'])('a random body of %s is none', (template) => {
    for (let seed = 0; seed < 100; seed += 1) expect(isFillerBody(made(template, seed))).toBe(false);
  });
});
