import { describe, expect, it } from 'vitest';
import { type CatalogueAdditions, compileCatalogue } from '../../../src/rules/tools/compile-catalogue.js';
import { judge, policyWith } from './call-policies.js';

describe('compileCatalogue', () => {
  it('judges an added field that nothing else would take for a path', () => {
    const args = { items: [{ where: 'credentials' }] };
    expect(judge('blobs', 'fetch_blob', args)).toBeUndefined();
    const policy = policyWith({ blobs: { fetch_blob: { 'items[].where': 'path' } } });
    expect(judge('blobs', 'fetch_blob', args, policy)?.code).toBe('path-denied');
  });

  it('lets a policy say what a packaged field holds', () => {
    const args = { prompt: 'explain .env to me' };
    expect(judge('claude-code', 'Agent', args)?.code).toBe('path-denied');
    expect(
      judge('claude-code', 'Agent', args, policyWith({ 'claude-code': { Agent: { prompt: 'text' } } })),
    ).toBeUndefined();
  });

  it('reports names that cannot be names, all together', () => {
    const additions: CatalogueAdditions = { '': { a: {} }, b: { ' ': {} }, c: { d: { '': 'path', 'x..y': 'path' } } };
    const compiled = compileCatalogue(additions);
    expect(compiled.ok ? [] : compiled.error.map(({ path }) => path)).toEqual([
      ['', 'a'],
      ['b', ' '],
      ['c', 'd', ''],
      ['c', 'd', 'x..y'],
    ]);
  });
});
