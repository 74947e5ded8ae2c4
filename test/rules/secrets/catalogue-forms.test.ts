import RE2 from 're2';
import { expect, test } from 'vitest';
import { SECRET_CATALOGUE } from '../../../src/rules/secrets/catalogue.js';
import { compileScanner, type ScannerOptions } from '../../../src/rules/secrets/compile.js';
import { expandTemplate } from '../../../src/rules/secrets/template.js';
import type { Example, SecretRule, SecretScanner, SecretSpan } from '../../../src/rules/secrets/types.js';
import { FOLDED_FORMS, WRAPPED_FORMS, type WrappedForm } from '../../helpers/wrapped-forms.js';

/** The families alone: what the key and value grammar finds besides is tested elsewhere. */
function familiesAlone(): SecretScanner {
  const options = { presets: ['default'], disable: [], rules: [], allow: [] };
  const all = compiled(options);
  const grammar = all.rules.filter((rule) => rule.kind === 'grammar').map((rule) => rule.id);
  return compiled({ ...options, disable: grammar });
}

function compiled(options: ScannerOptions): SecretScanner {
  const scanner = compileScanner(options);
  if (!scanner.ok) throw new Error(JSON.stringify(scanner.error));
  return scanner.value;
}

const scanner = familiesAlone();

/** What has to be covered of an example: all of it, or the group `secret` of the source. */
function secretOf(rule: SecretRule, token: string): { token: string; from: number } {
  const secret = new RE2(rule.source).exec(token)?.groups?.secret;
  return secret === undefined ? { token, from: 0 } : { token, from: token.lastIndexOf(secret) };
}

function isCovered(spans: readonly SecretSpan[], start: number, end: number): boolean {
  let at = start;
  for (const span of spans) if (span.start <= at && span.end > at) at = span.end;
  return at >= end;
}

/** Whether no span reaches into the word beside the token. */
function survives(text: string, word: string, spans: readonly SecretSpan[]): boolean {
  const at = text.toLowerCase().indexOf(word);
  return at < 0 || !spans.some((span) => span.start < at + word.length && span.end > at);
}

/** undefined: fine or not applicable; otherwise what is wrong. Never the token. */
function failure(rule: SecretRule, example: Example, form: WrappedForm, seed: number): string | undefined {
  if (form.glued === 'word' && rule.left === 'word') return undefined;
  if (form.broken === true && rule.lead !== undefined) return undefined;
  const { token, from } = secretOf(rule, expandTemplate(example, seed));
  const wrapped = form.wrap(token);
  if (wrapped === undefined || (from > 0 && !wrapped.text.includes(token))) return undefined;
  const context = rule.near === undefined ? '' : `(${rule.near[0]}) `;
  const text = context + wrapped.text;
  const spans = scanner.scan(text);
  if (!isCovered(spans, context.length + wrapped.start + from, context.length + wrapped.end)) return 'not covered';
  return survives(text, 'before', spans) && survives(text, 'after', spans) ? undefined : 'context lost';
}

/** Family x form, one line a pair, so that a break of a form reads as a table. */
function failuresOf(form: WrappedForm, seed: number): string[] {
  return SECRET_CATALOGUE.flatMap((rule) =>
    rule.examples.hit.flatMap((example, index) => {
      const wrong = failure(rule, example, form, seed);
      return wrong === undefined ? [] : [`${rule.id.padEnd(36)} example ${index}  ${form.name.padEnd(28)} ${wrong}`];
    }),
  );
}

const FORMS = [...WRAPPED_FORMS, ...FOLDED_FORMS].map((form, index) => ({ form, name: form.name, seed: index + 1 }));

test.each(FORMS)('every family is covered from end to end: $name', ({ form, seed }) => {
  expect(failuresOf(form, seed)).toEqual([]);
});

test.each([101, 102, 103, 104, 105])('every family is covered from end to end, drawn from seed %i', (seed) => {
  const plain = WRAPPED_FORMS.slice(0, 2);
  expect(plain.flatMap((form) => failuresOf(form, seed))).toEqual([]);
});

test('what only looks like a token stays', () => {
  const changed = SECRET_CATALOGUE.flatMap((rule) =>
    rule.examples.miss.flatMap((example) =>
      [1, 2, 3].flatMap((seed) => {
        const text = expandTemplate(example, seed);
        const rules = scanner.scan(text).map((span) => span.rule);
        return rules.length === 0 ? [] : [`${rule.id}: ${text} is taken for ${rules.join(', ')}`];
      }),
    ),
  );
  expect(changed).toEqual([]);
});

test('each example is found by its own family when it stands alone', () => {
  const foreign = SECRET_CATALOGUE.flatMap((rule) =>
    rule.examples.hit.flatMap((example, index) => {
      const context = rule.near === undefined ? '' : `(${rule.near[0]}) `;
      const rules = scanner.scan(context + expandTemplate(example, 1)).map((span) => span.rule);
      return rules.includes(rule.id) ? [] : [`${rule.id} example ${index}: ${rules.join(', ')}`];
    }),
  );
  expect(foreign).toEqual([]);
});
