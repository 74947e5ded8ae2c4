import { describe, expect, it } from 'vitest';
import { expandTemplate } from '../../../src/rules/secrets/template.js';

describe('expandTemplate', () => {
  it('gives the same text for the same seed, and another for another', () => {
    expect(expandTemplate('{base62:30}', 1)).toBe(expandTemplate('{base62:30}', 1));
    expect(expandTemplate('{base62:30}', 1)).not.toBe(expandTemplate('{base62:30}', 2));
  });

  it.each([
    ['{hex:40}', /^[0-9a-f]{40}$/],
    ['pre_{base62:20}-{digits:4}', /^pre_[0-9A-Za-z]{20}-\d{4}$/],
    ['{uuid}', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
    ['{one:live|test}', /^(?:live|test)$/],
    ['{jwt}', /^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]{43}$/],
  ])('expands %s', (template, shape) => {
    for (const seed of [1, 2, 3]) expect(expandTemplate(template, seed)).toMatch(shape);
  });

  it('draws every class of its alphabet into runs of twelve and more', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const run = expandTemplate('{base62:12}', seed);
      expect(run).toMatch(/[0-9]/);
      expect(run).toMatch(/[a-z]/);
      expect(run).toMatch(/[A-Z]/);
    }
  });

  it('refuses a name it does not know', () => {
    expect(() => expandTemplate('{base63:10}', 1)).toThrow('no template');
  });

  it('runs code where a template is not enough', () => {
    expect(expandTemplate((draw) => draw.chars('a', 3), 1)).toBe('aaa');
  });
});
