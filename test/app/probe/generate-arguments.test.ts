import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateArguments } from '../../../src/app/probe/generate-arguments.js';
import type { JsonObject, JsonValue } from '../../../src/domain/json/types.js';

const SOURCE = { path: '/srv' };
const withOne = (name: string, schema: JsonValue): JsonObject => ({
  type: 'object',
  properties: { [name]: schema, optional: { type: 'string' } },
  required: [name],
});

describe('generateArguments', () => {
  it.each<[string, string, JsonValue, JsonValue]>([
    ['a text', 'query', { type: 'string' }, 'probe'],
    ['a text of some length', 'query', { type: 'string', minLength: 8 }, 'probexxx'],
    ['a path, by its name', 'path', { type: 'string' }, '/srv'],
    ['a list of paths', 'paths', { type: 'array', items: { type: 'string' } }, ['/srv']],
    ['an address that leads nowhere', 'url', { type: 'string' }, 'https://probe.invalid/'],
    ['a format', 'when', { type: 'string', format: 'date-time' }, '2026-01-01T00:00:00Z'],
    ['the least number', 'count', { type: 'integer', minimum: 3 }, 3],
    ['a number above an exclusive bound', 'count', { type: 'number', exclusiveMinimum: 3 }, 4],
    ['a number under a bound', 'count', { type: 'number', maximum: 0 }, 0],
    ['false', 'force', { type: 'boolean' }, false],
    ['a default', 'mode', { type: 'string', default: 'safe' }, 'safe'],
    ['a constant', 'mode', { const: 'only' }, 'only'],
    ['the first of an enum', 'mode', { enum: ['a', 'b'] }, 'a'],
    ['the first alternative', 'mode', { anyOf: [{ type: 'integer' }, { type: 'string' }] }, 1],
    ['a type or null', 'name', { type: ['null', 'string'] }, 'probe'],
    ['no items', 'tags', { type: 'array' }, []],
    [
      'as many items as it must have',
      'tags',
      { type: 'array', minItems: 2, items: { type: 'boolean' } },
      [false, false],
    ],
    ['an object', 'options', withOne('depth', { type: 'integer' }), { depth: 1 }],
  ])('makes %s', (_title, name, schema, expected) => {
    expect(generateArguments(withOne(name, schema), SOURCE)).toEqual({ ok: true, value: { [name]: expected } });
  });

  it('follows references inside the schema', () => {
    const schema = { ...withOne('item', { $ref: '#/$defs/item' }), $defs: { item: { enum: [7] } } };
    expect(generateArguments(schema, SOURCE)).toEqual({ ok: true, value: { item: 7 } });
  });

  it.each<[string, JsonValue]>([
    ['a pattern', { type: 'string', pattern: '^[A-Z]{3}-\\d+$' }],
    ['a reference to nothing', { $ref: '#/$defs/none' }],
    ['a reference to itself', { $ref: '#/properties/it' }],
  ])('gives up on %s, and says which property', (_title, schema) => {
    expect(generateArguments(withOne('it', schema), SOURCE)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^it: /),
    });
  });

  it('ends on a schema that holds itself', () => {
    const schema: JsonObject = { type: 'object', properties: { next: { $ref: '#' } }, required: ['next'] };
    expect(generateArguments(schema, SOURCE).ok).toBe(false);
  });

  it.each([[undefined], [null], [true], ['x'], [{}]])('makes no arguments for %j', (schema) => {
    expect(generateArguments(schema, SOURCE)).toEqual({ ok: true, value: {} });
  });

  it('makes what the schema accepts', () => {
    const leaf = fc.oneof(
      fc.record({ type: fc.constant('string'), minLength: fc.integer({ min: 0, max: 20 }) }),
      fc.record({ type: fc.constant('integer'), minimum: fc.integer({ min: -5, max: 5 }) }),
      fc.record({ type: fc.constant('number'), exclusiveMinimum: fc.integer({ min: -5, max: 5 }) }),
      fc.record({ enum: fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 3 }) }),
      fc.record({
        type: fc.constant('array'),
        minItems: fc.integer({ min: 0, max: 3 }),
        items: fc.constant({ type: 'boolean' }),
      }),
    );
    const ajv = new Ajv({ strict: false });
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), leaf, { maxKeys: 5 }), (properties) => {
        const schema = { type: 'object', properties, required: Object.keys(properties) };
        const made = generateArguments(JSON.parse(JSON.stringify(schema)), SOURCE);
        expect(made.ok && ajv.validate(schema, made.value)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
