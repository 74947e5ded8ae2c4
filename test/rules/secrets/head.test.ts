import { describe, expect, it } from 'vitest';
import { SECRET_CATALOGUE } from '../../../src/rules/secrets/catalogue.js';
import { headOf } from '../../../src/rules/secrets/head.js';
import { expandTemplate } from '../../../src/rules/secrets/template.js';

describe('headOf', () => {
  it.each([
    ['abcdef-[0-9A-Z]{36,}', 'abcdef-'],
    ['ab_[0-9A-Z]{36}', 'ab_[0-9A-Z]{8}'],
    ['a\\.[a-z]{24,300}', 'a\\.[a-z]{12}'],
    ['[a-z]{4}x', '[a-z]{4}x'],
    ['(?:ab|cd)_[0-9]{20}', '(?:ab|cd)_[0-9]{12}'],
    ['a[0-9]{20}|b', 'a[0-9]{20}|b'],
  ])('%s begins like %s', (source, head) => {
    expect(headOf(source)).toBe(head);
  });

  it('matches where the example of its rule begins to match', () => {
    for (const rule of SECRET_CATALOGUE) {
      const head = new RegExp(headOf(rule.source));
      for (const example of rule.examples.hit) expect(head.test(expandTemplate(example, 11)), rule.id).toBe(true);
    }
  });
});
