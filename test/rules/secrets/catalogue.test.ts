import RE2 from 're2';
import { expect, test } from 'vitest';
import { SECRET_CATALOGUE } from '../../../src/rules/secrets/catalogue.js';
import { STRUCTURE_LABELS } from '../../../src/rules/secrets/checksums/labels.js';
import { compileScanner } from '../../../src/rules/secrets/compile.js';
import { expandTemplate } from '../../../src/rules/secrets/template.js';
import type { Example, SecretRule } from '../../../src/rules/secrets/types.js';

const RULES = SECRET_CATALOGUE.map((rule) => ({ id: rule.id, rule }));
const SEEDS = [11, 12, 13];

function hitsOf(rule: SecretRule): string[] {
  return rule.examples.hit.flatMap((example) => SEEDS.map((seed) => expandTemplate(example, seed)));
}

/** The part of an example that the source matches: without the run that stands before it. */
function matchOf(rule: SecretRule, token: string): string | undefined {
  return new RE2(rule.source).exec(token)?.[0];
}

test('no two families share an id', () => {
  const ids = SECRET_CATALOGUE.map((rule) => rule.id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the catalogue holds the families of every kind of service', () => {
  expect(SECRET_CATALOGUE.length).toBeGreaterThanOrEqual(340);
  expect(new Set(SECRET_CATALOGUE.map((rule) => rule.provider)).size).toBeGreaterThanOrEqual(190);
});

test.each(RULES)('$id is complete', ({ rule }) => {
  expect(rule.id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  expect(rule.provider).not.toBe('');
  expect(rule.opens).not.toBe('');
  expect(rule.keywords.length).toBeGreaterThan(0);
  expect(rule.examples.hit.length).toBeGreaterThan(0);
  expect(rule.examples.miss.length).toBeGreaterThan(0);
  if (rule.page !== undefined) expect(new URL(rule.page).protocol).toBe('https:');
  if (rule.structure !== undefined) expect(STRUCTURE_LABELS.has(rule.structure)).toBe(true);
  if (rule.onInvalid === 'reject') expect(rule.structure).toBeDefined();
});

test.each(RULES)('$id: the source is linear RE2 without anchors', ({ rule }) => {
  expect(rule.source).not.toMatch(/\\[bB]|\(\?[=!<](?!secret>)/);
  expect(rule.source).not.toMatch(/^\^|\$$/);
  expect(() => new RE2(rule.source)).not.toThrow();
});

test.each(RULES)('$id: every match begins with a keyword, and every keyword begins a match', ({ rule }) => {
  const matches = hitsOf(rule).map((token) => matchOf(rule, token));
  expect(matches.filter((match) => !rule.keywords.some((word) => match?.startsWith(word)))).toEqual([]);
  const escaped = rule.keywords.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const expected = escaped.length === 1 ? (escaped[0] ?? '') : `(?:${escaped.join('|')})`;
  expect(rule.source.startsWith(expected) || escaped.some((word) => rule.source.startsWith(word))).toBe(true);
});

test.each(RULES.filter(({ rule }) => rule.structure !== undefined))(
  '$id: no example fails its check for rejection',
  ({ rule }) => {
    if (rule.onInvalid !== 'reject') return;
    expect(hitsOf(rule).filter((token) => rule.structure?.(token) === 'invalid')).toEqual([]);
  },
);

/** Published on purpose, or names instead of keys: a redaction here breaks what the reader needs. */
const PUBLIC: readonly { what: string; text: Example }[] = [
  { what: 'Stripe publishable key', text: 'pk_live_{base62:24}' },
  { what: 'Stripe publishable test key', text: 'pk_test_{base62:99}' },
  { what: 'PostHog project key', text: 'phc_{base62:43}' },
  {
    what: 'Mapbox public token',
    text: (draw) =>
      `pk.${Buffer.from('{"u":"acme","a":"x1"}').toString('base64url')}.${draw.chars('abcdef012345', 22)}`,
  },
  { what: 'Sentry DSN', text: 'https://{hex:32}@o123456.ingest.sentry.io/4504' },
  { what: 'AWS user id', text: 'AIDA{base32:17}' },
  { what: 'AWS role id', text: 'AROA{base32:17}' },
  { what: 'AWS group id', text: 'AGPA{base32:17}' },
  { what: 'AWS instance profile id', text: 'AIPA{base32:17}' },
  { what: 'AWS policy id', text: 'ANPA{base32:17}' },
  { what: 'AWS certificate id', text: 'ASCA{base32:17}' },
  { what: "AWS's documented key id", text: () => ['AKIA', 'IOSFODNN7', 'EXAMPLE'].join('') },
  { what: 'Twilio account id', text: 'AC{hex:32}' },
  { what: 'MongoDB service account id', text: 'mdb_sa_id_{hex:24}' },
  { what: "GitHub's scanner test value", text: 'secret_scanning_{hex:36}' },
  { what: 'age recipient', text: 'age1{base32lower:58}' },
  { what: 'SSH public key', text: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI{base64:43} dev@host' },
  { what: 'Supabase publishable key', text: 'sb_publishable_{base64url:31}' },
  { what: 'Square application id', text: 'sq0idp-{base64url:22}' },
  { what: 'Flutterwave public key', text: 'FLWPUBK_TEST-{hex:32}-X' },
  { what: 'Langfuse public key', text: 'pk-lf-{uuid}' },
  { what: 'LaunchDarkly mobile key', text: 'mob-{uuid}' },
  { what: 'subresource integrity', text: 'sha512-{base64:86}==' },
  { what: 'git commit', text: 'commit {hex:40}' },
  { what: 'image digest', text: 'sha256:{hex:64}' },
  { what: 'UUID', text: 'request {uuid}' },
];

test.each(PUBLIC)('$what stays', ({ text }) => {
  const scanner = compileScanner({ presets: ['default'], disable: [], rules: [], allow: [] });
  if (!scanner.ok) throw new Error(JSON.stringify(scanner.error));
  for (const seed of SEEDS) expect(scanner.value.scan(expandTemplate(text, seed))).toEqual([]);
});
