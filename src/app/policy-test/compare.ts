import type { Expander } from './expand-values.js';
import type { TestCase } from './suite-schema.js';
import type { Observed } from './types.js';

/** How what was observed differs from what a case expects. Quotes expectations as written, and never the output. */
export function compareCase(one: TestCase, seen: Observed, expander: Expander): readonly string[] {
  const differences: string[] = [];
  const differ = (what: string, wanted: string | undefined, got: string | undefined): void => {
    if (wanted !== undefined && wanted !== got) differences.push(`${what}: expected ${wanted}, got ${got ?? 'none'}`);
  };
  differ('verdict', one.expect, seen.verdict);
  if (one.expect !== seen.verdict) {
    const why = [seen.code, seen.rule, ...Object.keys(seen.redactions)].filter((part) => part !== undefined);
    return why.length === 0 ? differences : [...differences, `because of ${why.join(' ')}`];
  }
  differ('code', one.code, seen.code);
  differ('rule', one.rule, seen.rule);
  if (one.redactions !== undefined) differ('redactions', counts(one.redactions), counts(seen.redactions));
  for (const text of one.contains)
    if (!holds(seen.output, expander.text(text)))
      differences.push(`the message does not contain ${JSON.stringify(text)}`);
  for (const text of one.not_contains)
    if (holds(seen.output, expander.text(text))) differences.push(`the message contains ${JSON.stringify(text)}`);
  return differences;
}

/** Whether a JSON text holds a text, as it is written or as the inside of a string. */
function holds(output: string, text: string): boolean {
  return output.includes(text) || output.includes(JSON.stringify(text).slice(1, -1));
}

function counts(redactions: Readonly<Record<string, number>>): string {
  const pairs = Object.entries(redactions).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${pairs.map(([rule, count]) => `${rule}: ${count}`).join(', ')}}`;
}
