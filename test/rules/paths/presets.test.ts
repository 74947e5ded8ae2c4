import { describe, expect, it } from 'vitest';
import { judgePath } from '../../../src/rules/paths/judge-path.js';
import { PATH_PRESETS } from '../../../src/rules/paths/presets.js';
import { pathRules } from '../../helpers/path-rules.js';

const rules = pathRules();
const rows = PATH_PRESETS.flatMap((preset) =>
  preset.entries.map((entry) => ({ preset: preset.name, entry, id: entry.id })),
);

describe('packaged entries', () => {
  it.each(rows)('$preset/$id denies its own hits, by its own id', ({ entry }) => {
    expect(entry.hit.length).toBeGreaterThanOrEqual(2);
    const verdicts = entry.hit.map((path) => ({ path, verdict: judgePath(rules, path) }));
    const wrong = verdicts.filter(({ verdict }) => verdict.kind !== 'deny' || verdict.entry !== entry.id);
    expect(wrong).toEqual([]);
  });

  it.each(rows)('$preset/$id leaves its misses alone, whatever the other entries are', ({ entry }) => {
    expect(entry.miss.length).toBeGreaterThanOrEqual(2);
    const wrong = entry.miss.filter((path) => judgePath(rules, path).kind !== 'allow');
    expect(wrong).toEqual([]);
  });

  it('have ids that are kebab-case and unique, a pattern and a reason', () => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { entry } of rows) {
      expect(entry.id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
      expect(entry.pattern.length * entry.why.length).toBeGreaterThan(0);
    }
  });

  it('are all in preset:credentials', () => {
    expect(rules.entries.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it.each(PATH_PRESETS)('preset:$name stands alone', ({ name, entries }) => {
    expect(pathRules([`preset:${name}`]).entries).toEqual(entries);
  });
});
