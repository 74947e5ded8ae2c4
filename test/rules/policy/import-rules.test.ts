import { expect, test } from 'vitest';
import { importRules } from '../../../src/rules/policy/import-rules.js';

const rule = (id: string, regex: string): string =>
  `[[rules]]\nid = "${id}"\nregex = '''${regex}'''\nkeywords = ["acme_"]\n`;

test('rules of a gitleaks file are imported, the others named in warnings', () => {
  const text = rule('acme-key', 'acme_([a-z0-9]{20})') + rule('looks-back', '(?<=x)acme_abc');
  const imported = importRules({ file: 'gitleaks.toml', text });
  expect(imported.ok && imported.value.rules.map(({ id }) => id)).toEqual(['acme-key']);
  expect(imported.ok && imported.value.warnings).toEqual([
    {
      path: ['secrets', 'gitleaks'],
      message: expect.stringMatching(/^gitleaks 'looks-back': its regex .* does not compile in RE2$/),
    },
  ]);
});

test('text that is no TOML is a fault with file and line', () => {
  const imported = importRules({ file: 'gitleaks.toml', text: 'title = "x"\n[[rules' });
  expect(imported).toMatchObject({
    ok: false,
    error: [{ file: 'gitleaks.toml', line: 2, message: 'is no valid TOML' }],
  });
});
