import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../src/domain/json/types.js';
import { LEARN_LIMITS, type LearnedSchemas, learnTools, noLearnedSchemas } from '../../../src/rules/tools/learn.js';
import { credentialsPolicy, judge } from './call-policies.js';

const { catalogue } = credentialsPolicy;

function tool(name: string, properties: JsonValue): JsonValue {
  return { name, inputSchema: { type: 'object', properties } };
}

function learn(tools: JsonValue, services: readonly string[] = ['vault'], learned: LearnedSchemas = noLearnedSchemas) {
  return learnTools(learned, services, tools, catalogue);
}

describe('learnTools', () => {
  it.each<[string, JsonValue]>([
    ['its format', { thing: { type: 'string', format: 'file-path' } }],
    ['its description', { thing: { type: 'string', description: 'Absolute path to the blob' } }],
    ['a file in its description', { thing: { type: 'string', description: 'The file to read' } }],
    [
      'its description in an alternative',
      { thing: { anyOf: [{ type: 'string', description: 'file path' }, { type: 'null' }] } },
    ],
  ])('takes a field for a path by %s', (_why, properties) => {
    const { learned, uncatalogued } = learn([tool('blob', properties)]);
    expect(uncatalogued).toEqual([{ service: 'vault', tool: 'blob', fields: ['thing'] }]);
    const args = { thing: 'credentials' };
    expect(judge('vault', 'blob', args)).toBeUndefined();
    expect(judge('vault', 'blob', args, { ...credentialsPolicy, learned })?.code).toBe('path-denied');
  });

  it('finds fields at depth and behind definitions', () => {
    const schema = {
      name: 'blob',
      inputSchema: {
        properties: { list: { type: 'array', items: { properties: { where: { description: 'path of the file' } } } } },
        $defs: { part: { properties: { spot: { description: 'path to it' } } } },
      },
    };
    expect(learn([schema]).uncatalogued[0]?.fields).toEqual(['spot', 'list[].where']);
  });

  it('leaves fields alone that hold words', () => {
    const words = {
      content: { type: 'string', description: 'text to write to the path' },
      mode: { type: 'string', enum: ['file path'] },
      count: { type: 'number', description: 'path to count' },
      note: { type: 'string', description: 'what to say' },
    };
    expect(learn([tool('blob', words)])).toEqual({ learned: new Map(), uncatalogued: [] });
  });

  it('reads names of a merged list by their prefix and does not report catalogued tools', () => {
    const properties = { path: { type: 'string' } };
    const merged = [tool('vault_blob', properties), tool('filesystem_read_file', properties)];
    const { learned, uncatalogued } = learn(merged, ['vault', 'filesystem']);
    expect(uncatalogued.map((one) => `${one.service}/${one.tool}`)).toEqual(['vault/blob']);
    expect([...learned.keys()]).toEqual(['vault', 'filesystem']);
  });

  it('never lifts a check: a later schema adds, and a schema that calls a path text changes nothing', () => {
    const first = learn([tool('blob', { thing: { format: 'path' } })]).learned;
    const second = learn([tool('blob', { path: { type: 'string' } }), tool('blob', {})], ['vault'], first).learned;
    const policy = { ...credentialsPolicy, learned: second };
    expect(judge('vault', 'blob', { thing: 'credentials' }, policy)?.code).toBe('path-denied');
    expect(judge('vault', 'blob', { path: '.env' }, policy)?.code).toBe('path-denied');
  });

  it('keeps a bounded memory', () => {
    const many = Array.from({ length: LEARN_LIMITS.toolsPerService + 50 }, (_, n) => tool(`t${n}`, { path: {} }));
    expect(learn(many).learned.get('vault')?.size).toBe(LEARN_LIMITS.toolsPerService);
    const wide = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`file${n}path`, {}]));
    expect(learn([tool('blob', wide)]).uncatalogued[0]?.fields.length).toBe(LEARN_LIMITS.fieldsPerTool);
    let learned: LearnedSchemas = noLearnedSchemas;
    for (let n = 0; n < LEARN_LIMITS.services + 5; n++)
      learned = learn([tool('x', { path: {} })], [`s${n}`], learned).learned;
    expect(learned.size).toBe(LEARN_LIMITS.services);
  });

  it.each<[string, JsonValue | undefined]>([
    ['nothing', undefined],
    ['no list', { a: 1 }],
    [
      'odd members',
      [null, 1, 'x', {}, { name: 5 }, { name: 'x', inputSchema: [] }, { name: 'y', inputSchema: { properties: [] } }],
    ],
  ])('survives %s', (_why, tools) => {
    expect(learnTools(noLearnedSchemas, ['vault'], tools, catalogue).uncatalogued).toEqual([]);
  });
});
