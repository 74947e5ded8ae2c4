import { describe, expect, it } from 'vitest';
import { GRAMMAR_SAMPLES } from '../../../src/app/selftest/grammar-samples.js';
import { leaks, samplesOf } from '../../../src/app/selftest/secret-samples.js';
import { compileScanner } from '../../../src/rules/secrets/compile.js';
import { GRAMMAR_RULES } from '../../../src/rules/secrets/grammar.js';

const compiled = compileScanner({ presets: ['default', 'password-hashes'], disable: [], rules: [], allow: [] });
if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
const scanner = compiled.value;

describe('samples of secrets', () => {
  it('exist for every rule of the grammar, and for no other', () => {
    expect(Object.keys(GRAMMAR_SAMPLES).sort()).toEqual(GRAMMAR_RULES.map(({ id }) => id).sort());
  });

  it.each(scanner.rules.map(({ id }) => id))('%s: there is one, and the scanner finds all of it', (id) => {
    const samples = [1, 2].flatMap((seed) => samplesOf(id, [], seed));
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples) {
      const spans = scanner.scan(sample.text);
      const left = spans.reduceRight(
        (text, { start, end }) => `${text.slice(0, start)}*${text.slice(end)}`,
        sample.text,
      );
      expect(sample.secrets.length).toBeGreaterThan(0);
      expect(leaks(sample, sample.text)).toBe(true);
      expect(leaks(sample, left)).toBe(false);
    }
  });

  it('are those of the policy for its own rules', () => {
    const own = { id: 'acme', pattern: 'acme_\\w{8}', keywords: [], examples: { hit: ['acme_12345678'], miss: [] } };
    expect(samplesOf('acme', [own], 1)).toEqual([
      { rule: 'acme', text: 'acme_12345678', secrets: ['acme_12345678'], whole: false },
    ]);
    expect(samplesOf('nobody', [own], 1)).toEqual([]);
  });

  it('leak when a good part of them is left', () => {
    const [sample] = samplesOf('github-pat', [], 3);
    const token = sample?.secrets[0] ?? '';
    if (sample === undefined) throw new Error('no sample');
    expect(leaks(sample, `[REDACTED]${token.slice(8)}`)).toBe(true);
    expect(leaks(sample, `${token.slice(0, 6)}[REDACTED]`)).toBe(false);
  });
});
