import { describe, expect, it } from 'vitest';
import { allReadings } from '../../../src/rules/secrets/readings/all-readings.js';
import { decodedReading } from '../../../src/rules/secrets/readings/decoded.js';
import { unfoldedReading } from '../../../src/rules/secrets/readings/unfolded.js';

describe('decodedReading', () => {
  it.each([
    ['a\\nb', 'a\nb'],
    ['{\\"k\\": \\"v\\"}', '{"k": "v"}'],
    ['\\\\\\"deep\\\\\\"', '"deep"'],
    ['\\u0067\\x68p', 'ghp'],
    ['k%3Dv%2520w', 'k=v w'],
    ['&quot;k&quot;:&#34;v&#x22;', '"k":"v"'],
    ['g\u200bh\u00adp', 'ghp'],
    ['\u001b[32mgreen\u001b[0m', 'green'],
  ])('reads %j', (text, wanted) => {
    expect(decodedReading(text)?.text).toBe(wanted);
  });

  it('is absent where nothing is escaped', () => {
    expect(decodedReading('plain text, 100 % of it')).toBeUndefined();
  });

  it.each(['\\u0061bc', 'ab\\u0063', '%61%62c', 'a\u200bb\u200bc', '\\\\u0061bc'])(
    'leads from abc in %j back to whole escapes',
    (written) => {
      const text = `x ${written} y`;
      const reading = decodedReading(text);
      const at = reading?.text.indexOf('abc') ?? -1;
      const span = reading?.toOriginal(at, at + 3);
      expect(text.slice(span?.start, span?.end)).toBe(written);
    },
  );
});

describe('unfoldedReading', () => {
  const full = 'A1b2'.repeat(16);

  it('joins a run that fills its line with the run below', () => {
    expect(unfoldedReading(`${full}\nC3d4 end`)?.text).toBe(`${full}C3d4 end`);
    expect(unfoldedReading(`k: ${full}\r\n   C3d4`)?.text).toBe(`k: ${full}C3d4`);
  });

  it.each([`short\nC3d4`, `${full}\nPORT=8080`, `${full}\nword`, `${full}\n\nC3d4`, `${full} \nC3d4`])(
    'leaves %j alone',
    (text) => {
      expect(unfoldedReading(text)).toBeUndefined();
    },
  );
});

describe('allReadings', () => {
  it('gives a plain text once, and an escaped and folded one four times', () => {
    expect(allReadings('plain')).toHaveLength(1);
    expect(allReadings(`${'A1b2'.repeat(16)}\nC3d4 \\"`)).toHaveLength(4);
  });
});
