import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideResponse } from '../../src/decisions/decide-response.js';
import { noTrace } from '../../src/domain/trace.js';
import type { MachineFact } from '../../src/rules/facts/hide-facts.js';
import { type KeyTree, keyTree, strangeKeys, valuesOf } from '../helpers/key-tree.js';
import { build } from '../helpers/policies.js';

/** The keys that any protocol version names, written down from the versions' schemas and not from our own tables. */
const SPEC: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync('test/fixtures/mcp-result-keys.json', 'utf8'),
);

const METAS = ['keep', 'reserved', 'drop'] as const;
const REVIEWED = ['context', 'internalId'];
const FACTS: readonly MachineFact[] = [{ kind: 'user', value: 'user' }];

/** A profile for each way to treat results. */
const OPTIONS = METAS.flatMap((meta) =>
  (['redact', 'deny', 'off'] as const).flatMap((secrets) =>
    [true, false].map((reviewed) => ({
      meta,
      secrets,
      reviewed,
      name: `${meta}-${secrets}${reviewed ? '-reviewed' : ''}`,
    })),
  ),
);

const profiles = Object.fromEntries(
  OPTIONS.map(({ name, meta, secrets, reviewed }) => [
    name,
    {
      response: {
        meta,
        secrets,
        machineFacts: reviewed ? 'redact' : 'off',
        listings: reviewed ? 'hide' : 'keep',
        allowKeys: reviewed ? Object.fromEntries(Object.keys(SPEC).map((method) => [method, REVIEWED])) : {},
      },
    },
  ]),
);
const built = build(JSON.stringify({ version: 1, profiles: { ...profiles, off: { response: { envelope: 'off' } } } }));
if (!built.ok) throw new Error(JSON.stringify(built.error));
const { policy } = built.value;

/** What the client gets, or undefined for a denial. */
function answered(method: string, value: unknown, profileName: string): unknown {
  const profile = policy.profiles.get(profileName);
  if (profile === undefined) throw new Error('no profile');
  const result = Buffer.from(JSON.stringify(value));
  const decision = decideResponse({ services: ['one'], method, result }, policy, profile, FACTS, noTrace);
  if (decision.kind === 'deny') return undefined;
  return decision.kind === 'pass' ? value : JSON.parse(Buffer.from(decision.result).toString('utf8'));
}

/** Names in `_meta` objects, as far as the specification's own structure leads. */
function metaNames(value: unknown, tree: KeyTree): readonly string[] {
  if (tree.isOpen || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => metaNames(item, tree.items ?? tree));
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === '_meta') return Object.keys(Object(child));
    const next = tree.keys.get(key) ?? tree.values;
    return next === undefined ? [] : metaNames(child, next);
  });
}

describe.each(Object.keys(SPEC))('%s', (method) => {
  const patterns = SPEC[method] ?? [];
  const spec = keyTree(patterns);
  const withReviewed = keyTree([...patterns, ...REVIEWED.map((key) => `${key}**`)]);

  test('an answer has the keys of the specification and the reviewed ones, at every depth, under every profile', () => {
    let passed = 0;
    fc.assert(
      fc.property(valuesOf(spec), fc.constantFrom(...OPTIONS), (value, { name, meta, reviewed }) => {
        const answer = answered(method, value, name);
        if (answer === undefined) return;
        passed += 1;
        expect(strangeKeys(answer, reviewed ? withReviewed : spec)).toEqual([]);
        // None of the names that are tried is reserved.
        if (meta !== 'keep') expect(metaNames(answer, spec)).toEqual([]);
      }),
      { numRuns: 150 },
    );
    expect(passed).toBeGreaterThan(0);
  });

  test('without the envelope rule the same values show foreign keys', () => {
    const answers = fc.sample(valuesOf(spec), { numRuns: 100, seed: 7 }).map((value) => answered(method, value, 'off'));
    expect(answers.some((answer) => strangeKeys(answer, spec).length > 0)).toBe(true);
  });
});

test('the specification and the tables name the same methods', async () => {
  const { resultShapes } = await import('../../src/rules/envelope/result-shapes.js');
  expect(Object.keys(resultShapes).sort()).toEqual(Object.keys(SPEC).sort());
});
