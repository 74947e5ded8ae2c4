import { describe, expect, test } from 'vitest';
import { hideEntries, hideInTree } from '../../../src/rules/listings/hide-entries.js';
import { compilePathRules } from '../../../src/rules/paths/compile.js';

const compiled = compilePathRules({ deny: ['preset:credentials'], allow: [] });
if (!compiled.ok) throw new Error('the preset does not compile');
const rules = compiled.value;

describe('hideEntries takes out', () => {
  test.each([
    ['marked names', '[DIR] .ssh\n[FILE] .env\n[FILE] app.ts', '[FILE] app.ts'],
    ['plain paths', '/srv/app/.env\n/srv/app/main.ts\n/srv/.aws/credentials', '/srv/app/main.ts'],
    ['names with sizes', '[FILE] id_rsa   2.6 KB\n[FILE] a.txt    1.2 KB', '[FILE] a.txt    1.2 KB'],
    ['tree branches', '.\n├── .git\n│   └── config.md\n└── src', '.\n│   └── config.md\n└── src'],
    [
      'long listings',
      'total 2\n-rw------- 1 dev dev 12 Nov 30 20:52 .npmrc\n-rw-r--r-- 1 dev dev 12 Nov 30 20:52 a.ts',
      'total 2\n-rw-r--r-- 1 dev dev 12 Nov 30 20:52 a.ts',
    ],
    [
      'entries of a JSON listing',
      '[{"name":".env","type":"file"},{"name":"src","children":[{"name":"id_rsa"},{"name":"a.ts"}]}]',
      '[{"name":"src","children":[{"name":"a.ts"}]}]',
    ],
  ])('%s', (_name, text, want) => expect(hideEntries(text, rules)).toBe(want));
});

test('text that says more than a name stays', () => {
  const text = 'Put .env into .gitignore.\nKEY in .env is read by config.ts';
  expect(hideEntries(text, rules)).toBe(text);
});

test('a tree without denied entries is the same value', () => {
  const tree = { entries: [{ path: 'src/a.ts' }, 'README.md'] };
  expect(hideInTree(tree, rules)).toBe(tree);
});
