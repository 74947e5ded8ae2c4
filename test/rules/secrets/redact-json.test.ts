import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../src/domain/json/edit.js';
import { spliceJson } from '../../../src/domain/json/splice.js';
import type { JsonValue } from '../../../src/domain/json/types.js';
import { collectTrace } from '../../../src/domain/trace.js';
import { type RedactOptions, redactJson } from '../../../src/rules/secrets/redact-json.js';
import { redactText } from '../../../src/rules/secrets/redact-text.js';
import { made, scanner } from './default-scanner.js';

const PAT = made('ghp_{base62:36}');
const WORD = made('{base62:16}', 2);

function redacted(value: JsonValue, options: Partial<RedactOptions> = {}): JsonValue {
  const { edit } = redactJson(scanner, value, { marker: 'plain', ...options });
  return edit === undefined ? value : JSON.parse(spliceJson(JSON.stringify(value), edit));
}

describe('redactJson', () => {
  it('says nothing of a clean value', () => {
    expect(
      redactJson(scanner, { content: [{ type: 'text', text: 'hello' }], n: 1.5, none: null }, { marker: 'plain' }),
    ).toEqual({ findings: [] });
  });

  it('tells rule, place, offset and length of each finding, and never the secret', () => {
    const { findings } = redactJson(scanner, { a: [{ 'x/y': `see ${PAT}.` }] }, { marker: 'plain' });
    expect(findings).toEqual([{ rule: 'github-pat', at: '/a/0/x~1y', start: 4, length: PAT.length }]);
    expect(JSON.stringify(findings)).not.toContain(PAT.slice(8));
  });

  it('redacts text, structured content, names, resources and meta alike', () => {
    const value = {
      content: [
        { type: 'text', text: `token ${PAT}` },
        { type: 'resource', resource: { uri: `https://ada:${WORD}@files.example.com/r`, text: PAT } },
      ],
      structuredContent: { env: [{ name: 'CI_TOKEN', value: WORD }], 'db.password': WORD, [PAT]: 1 },
      _meta: { 'example.com/auth': PAT },
    };
    const out = JSON.stringify(redacted(value));
    expect(out).not.toContain(PAT.slice(4));
    expect(out).not.toContain(WORD);
    expect(out).toContain('files.example.com/r');
    expect(out).toContain('CI_TOKEN');
  });

  it.each([
    [{ password: 'hunter2abc' }, { password: '[REDACTED]' }],
    [{ Authorization: [`Bearer ${WORD}`] }, { Authorization: ['Bearer [REDACTED]'] }],
    [
      { name: 'DB_PASSWORD', value: WORD },
      { name: 'DB_PASSWORD', value: '[REDACTED]' },
    ],
    [{ headers: { cookie: `sid=${WORD}; theme=dark` } }, { headers: { cookie: 'sid=[REDACTED]; theme=dark' } }],
    [
      { kind: 'Secret', data: { port: 'NTQzMg==' }, metadata: { name: 'db' } },
      { kind: 'Secret', data: { port: '[REDACTED]' }, metadata: { name: 'db' } },
    ],
    [
      { kty: 'oct', k: 'c2VjcmV0LWtleS1ieXRlcw', kid: 'one' },
      { kty: 'oct', k: '[REDACTED]', kid: 'one' },
    ],
  ])('reads the member names of %j', (value, wanted) => {
    expect(redacted(value)).toEqual(wanted);
  });

  it.each([
    { maxTokens: 8192, hasClientSecret: true, tokenExpiresAt: '2026-10-01T00:00:00Z', sessions: [{ id: 1 }] },
    { type: 'object', properties: { password: { type: 'string', minLength: 8 } }, required: ['password'] },
    { token_type: 'Bearer', scope: 'read write', password: null, secret: '' },
  ])('leaves %j alone', (value) => {
    expect(redacted(value)).toEqual(value);
  });

  it('keeps JSON in a string valid, in as many layers as there are', () => {
    const inner = { user: 'ada', token: PAT, list: [`a "quoted" ${PAT}`], n: 1.0 };
    for (const depth of [1, 2, 3]) {
      let text = JSON.stringify(inner);
      for (let layer = 1; layer < depth; layer += 1) text = JSON.stringify({ text });
      let back = JSON.parse(JSON.stringify(redacted({ text }))) as { text: string };
      for (let layer = 1; layer < depth; layer += 1) back = JSON.parse(back.text);
      expect(JSON.parse(back.text)).toEqual({
        user: 'ada',
        token: '[REDACTED]',
        list: ['a "quoted" [REDACTED]'],
        n: 1,
      });
    }
  });

  it('keeps the numbers of JSON in a string as they were written', () => {
    expect(redacted({ text: `{"n":1.0,"big":90071992547409931,"token":"${PAT}"}` })).toEqual({
      text: '{"n":1.0,"big":90071992547409931,"token":"[REDACTED]"}',
    });
  });

  it('finds a key whose lines are strings of an array, and leaves the other strings', () => {
    const lines = [1, 2, 3].map((seed) => made('{base64:64}', seed));
    const value = {
      log: ['start', '-----BEGIN RSA PRIVATE KEY-----', ...lines, '-----END RSA PRIVATE KEY-----', 'stop'],
    };
    const { log } = redacted(value) as { log: string[] };
    expect(log).toEqual(['start', ...Array.from({ length: 5 }, () => '[REDACTED]'), 'stop']);
  });

  it('keeps JSON valid where a key is spread over its strings', () => {
    const lines = [1, 2, 3].map((seed) => made('{base64:64}', seed));
    const text = JSON.stringify(['-----BEGIN RSA PRIVATE KEY-----', ...lines, '-----END RSA PRIVATE KEY-----']);
    const out = redacted({ text }) as { text: string };
    expect(() => JSON.parse(out.text)).not.toThrow();
    for (const line of lines) expect(out.text).not.toContain(line);
  });

  it('opens text in base64 and closes it again', () => {
    const blob = Buffer.from(`machine example.com\nlogin ada\npassword ${WORD}\n`).toString('base64');
    const out = redacted({ contents: [{ uri: 'file:///x', blob }] }) as { contents: { blob: string }[] };
    expect(Buffer.from(out.contents[0]?.blob ?? '', 'base64').toString()).toBe(
      'machine example.com\nlogin ada\npassword [REDACTED]\n',
    );
  });

  it('leaves pictures and sound alone, but not text that calls itself a picture', () => {
    const bytes = Buffer.from(Array.from({ length: 200 }, (_, index) => (index * 89) % 256)).toString('base64');
    const picture = { type: 'image', data: bytes, mimeType: 'image/png' };
    expect(redacted({ content: [picture] })).toEqual({ content: [picture] });
    const disguised = {
      type: 'image',
      data: Buffer.from(`password=${WORD} and more of it`).toString('base64'),
      mimeType: 'image/png',
    };
    expect(JSON.stringify(redacted({ content: [disguised] }))).not.toBe(JSON.stringify({ content: [disguised] }));
  });

  it('takes a secret that was found in one place out of every other', () => {
    const value = {
      structuredContent: { password: WORD },
      content: [{ type: 'text', text: `Logged in with ${WORD}, welcome.` }],
    };
    expect(redacted(value)).toEqual({
      structuredContent: { password: '[REDACTED]' },
      content: [{ type: 'text', text: 'Logged in with [REDACTED], welcome.' }],
    });
  });

  it('numbers equal secrets equally', () => {
    const other = made('ghp_{base62:36}', 9);
    expect(redacted([PAT, other, PAT], { marker: 'numbered' })).toEqual([
      '[REDACTED:github-pat:1]',
      '[REDACTED:github-pat:2]',
      '[REDACTED:github-pat:1]',
    ]);
    expect(redacted([PAT], { marker: 'rule' })).toEqual(['[REDACTED:github-pat]']);
  });

  it('keeps renamed members apart', () => {
    const other = made('ghp_{base62:36}', 9);
    expect(redacted({ [PAT]: 1, [other]: 2, '[REDACTED] (2)': 3 })).toEqual({
      '[REDACTED]': 1,
      '[REDACTED] (3)': 2,
      '[REDACTED] (2)': 3,
    });
  });

  it('does not look at what is dropped or replaced already, and passes those edits on', () => {
    const skip: Edit = {
      kind: 'members',
      edits: new Map<string, Edit>([
        ['a', { kind: 'drop' }],
        ['b', { kind: 'set', value: 'x' }],
      ]),
      renames: new Map(),
    };
    const value = { a: PAT, b: PAT, c: PAT };
    expect(redacted(value, { skip })).toEqual({ b: 'x', c: '[REDACTED]' });
    expect(redactJson(scanner, value, { marker: 'plain', skip }).findings.map(({ at }) => at)).toEqual(['/c']);
    expect(redactJson(scanner, { a: 'x', b: 'y' }, { marker: 'plain', skip })).toEqual({ edit: skip, findings: [] });
  });

  it('does not look at what is to be kept', () => {
    expect(redacted({ a: PAT, b: { c: PAT } }, { keep: (pointer) => pointer === '/b' })).toEqual({
      a: '[REDACTED]',
      b: { c: PAT },
    });
  });

  it('explains itself without the secret', () => {
    const trace = collectTrace();
    redactJson(scanner, { a: PAT }, { marker: 'plain', trace });
    expect(trace.steps).toEqual([
      { stage: 'redact', at: '/a', rule: 'github-pat', verdict: 'change', detail: `${PAT.length} characters from 0` },
    ]);
  });

  it('changes nothing the second time', () => {
    const once = redacted({ text: `token=${PAT} password=${WORD}`, password: WORD }, { marker: 'numbered' });
    expect(redacted(once)).toEqual(once);
  });
});

describe('redactText', () => {
  it('redacts a log line', () => {
    expect(redactText(scanner, `login failed for ada with password=${WORD} at 10:00`)).toBe(
      'login failed for ada with password=[REDACTED] at 10:00',
    );
    expect(redactText(scanner, 'all is well', 'rule')).toBe('all is well');
  });
});
