import { describe, expect, it } from 'vitest';
import { countFacts } from '../../../src/app/probe/count-facts.js';
import type { LocalFact } from '../../../src/app/probe/local-facts.js';

const FACTS: readonly LocalFact[] = [
  { kind: 'home', value: '/home/dana', common: false },
  { kind: 'user', value: 'dana', common: false },
  { kind: 'cwd', value: '/home/dana/shop', common: false },
  { kind: 'branch', value: 'main', common: true },
];

describe('countFacts', () => {
  it.each([
    ['each fact once, as the longest one that it is part of', 'cd /home/dana/shop', { cwd: 1 }],
    ['facts in names of members', { '/home/dana': 1 }, { home: 1 }],
    ['facts at every depth', [{ a: ['by dana', 'and dana'] }], { user: 2 }],
    ['no part of another word', 'danae and danas', {}],
    ['a common word where it is the whole string', { branch: 'main', text: 'the main point' }, { branch: 1 }],
    ['what is left beside a longer fact', '/home/dana/shop of dana in /home/dana', { cwd: 1, user: 1, home: 1 }],
    ['nothing twice because of text that looks like a marker', '[USER] and dana', { user: 1 }],
  ])('counts %s', (_title, value, expected) => {
    expect(countFacts(value, FACTS)).toEqual(expected);
  });
});
