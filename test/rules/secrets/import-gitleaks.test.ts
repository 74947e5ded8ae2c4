import { describe, expect, it } from 'vitest';
import { importGitleaks } from '../../../src/rules/secrets/import-gitleaks.js';
import { made, makeScanner } from './default-scanner.js';

const FILE = `
title = "acme"
[extend]
useDefault = true

[[rules]]
id = "acme-key"
description = "ACME key"
regex = '''(?i)acme[_-]key\\s*[=:]\\s*['"]?([a-z0-9]{16})\\b'''
entropy = 3.0
keywords = ["acme"]

[[rules]]
id = "acme-pair"
regex = '''(?P<user>[a-z]{4})~(?P<pass>[a-z0-9]{8})'''
secretGroup = 2
  [[rules.allowlists]]
  regexes = ['''^00''']
  stopwords = ["demo"]
  paths = ['''vendor/''']

[[rules]]
id = "acme-file"
path = '''\\.acme$'''

[[rules]]
id = "acme-look"
regex = '''(?<=x)y'''

[[allowlists]]
regexTarget = "line"
regexes = ['''do-not-scan''']
`;

function imported(text = FILE) {
  const result = importGitleaks(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('importGitleaks', () => {
  it('imports what it can and names what it cannot', () => {
    const { rules, notImported } = imported();
    expect(rules.map(({ id }) => id)).toEqual(['acme-key', 'acme-pair']);
    expect(notImported).toEqual([
      { id: 'extend', why: 'other rule files are not read; the built-in catalogue applies' },
      { id: 'acme-pair', why: 'allowlist entries for paths and commits are left out' },
      { id: 'acme-file', why: 'has no regex: it looks at file names only' },
      { id: 'acme-look', why: 'its regex or an allowlist regex does not compile in RE2' },
    ]);
  });

  const scanner = makeScanner({ imported: imported().rules, catalogue: [] });
  const key = made('{base36:16}', 3);

  it.each([
    [`acme_key: ${key}`, 'acme-key', key],
    ['abcd~q1w2e3r4', 'acme-pair', 'q1w2e3r4'],
  ])('%s', (text, rule, secret) => {
    expect(scanner.scan(text).map((span) => [span.rule, text.slice(span.start, span.end)])).toContainEqual([
      rule,
      secret,
    ]);
  });

  it.each([
    ['too little entropy', `acme_key: ${'ab'.repeat(8)}`],
    ['an allowlisted secret', 'abcd~00000000'],
    ['a stop word', 'abcd~demo1234'],
    ['an allowlisted line', 'abcd~q1w2e3r4 do-not-scan'],
    ['no keyword', `acm_key: ${key}`],
  ])('finds nothing by its rules with %s', (_name, text) => {
    expect(scanner.scan(text).filter((span) => span.rule.startsWith('acme-'))).toEqual([]);
  });

  it('refuses text that is no TOML, by line, and a file of another shape, by place', () => {
    expect(importGitleaks('a = ')).toMatchObject({ ok: false, error: [{ message: 'is no valid TOML', line: 1 }] });
    expect(importGitleaks('[[rules]]\nid = 5')).toMatchObject({ ok: false, error: [{ path: ['rules', 0, 'id'] }] });
  });
});
