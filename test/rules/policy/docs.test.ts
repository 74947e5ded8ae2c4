import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isJsonObject, type JsonValue } from '../../../src/domain/json/types.js';
import { plainJson } from '../../../src/rules/policy/canonical.js';
import { defaultPolicy } from '../../../src/rules/policy/default-policy.js';
import { buildFaults } from '../../helpers/policies.js';

const page = readFileSync('docs/policy.md', 'utf8');
const blocks = (kind: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${kind}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map((match) => match[1] ?? '');
const clients = { file: 'clients.yaml', text: 'clients: []' };

describe('the examples of docs/policy.md', () => {
  test.each(blocks('yaml'))('are policies that build: %j', (text) => {
    expect(buildFaults(text, { clients })).toEqual([]);
  });

  test('the broken one has the faults that the page shows', () => {
    const shown = page.match(/^broken\.yaml:.*$/gm);
    const faults = blocks('yaml broken').flatMap((text) => buildFaults(text));
    expect(faults.map((fault) => fault.replace('p.yaml', 'broken.yaml'))).toEqual(shown);
  });
});

test('the table of keys has every key with a default, and its default', () => {
  const rows = new Map(
    [...page.matchAll(/^\| `(?:… )?([^`]+)` \| (?:`([^`]*)`|none|\S+) \|/gm)].map((match) => [match[1], match[2]]),
  );
  const wanted = leaves(plainJson(defaultPolicy()), '');
  expect(wanted.length).toBeGreaterThan(20);
  for (const [key, value] of wanted) {
    const shown = rows.get(key);
    if (shown === undefined) expect(`${key}: ${JSON.stringify(value)}`).toBe(`${key}: []`);
    else
      expect(`${key} ${plain(shown)}`).toBe(
        `${key} ${plain(key === 'limits.maxMessageBytes' ? '64MiB' : JSON.stringify(value))}`,
      );
  }
});

/** Settings below maps of names (`profiles.default`) without the name, as the page lists them. */
function leaves(value: JsonValue, path: string): readonly (readonly [string, JsonValue])[] {
  const key = path.replace(/^\.?profiles\.default\.?/, '').replace(/^\./, '');
  const whole = !isJsonObject(value) || Object.keys(value).length === 0 || key === 'unknownClient';
  if (whole) return key === '' || key === 'services' || key === 'tools' ? [] : [[key, value]];
  return Object.entries(value).flatMap(([name, child]) => leaves(child, `${path}.${name}`));
}

function plain(text: string): string {
  return text.replaceAll(/["\s]/g, '');
}
