import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { denialCodes } from '../../src/hooks/denial-answer.js';
import { alertQueries, dashboardQueries, exposedMetrics, type Metric, readQuery } from '../helpers/observability.js';

const ALERTS = 'docker/prometheus/alerts.yaml';
const DASHBOARD = 'docker/grafana/extmcp-guard.json';
const PAGE = 'docs/operations.md';

let exposed: ReadonlyMap<string, Metric>;
beforeAll(async () => {
  exposed = await exposedMetrics();
});

/** A histogram is read by its series. */
function metricOf(series: string): Metric | undefined {
  return exposed.get(series) ?? exposed.get(series.replace(/_(bucket|sum|count)$/, ''));
}

/** Labels that Prometheus adds, and the one of a histogram's buckets. */
const ADDED = ['job', 'instance', 'le'];
/** Labels of which the program knows every value. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  hook: ['request', 'response'],
  verdict: ['pass', 'deny', 'replace', 'would_deny', 'would_replace'],
  mode: ['enforce', 'observe'],
  outcome: ['ok', 'refused'],
  cap: ['calls', 'bytes'],
  code: denialCodes,
};

const queries = [...alertQueries(ALERTS), ...dashboardQueries(DASHBOARD)];

describe('alert rules and dashboard', () => {
  test('are not empty', () => {
    expect(alertQueries(ALERTS).length).toBeGreaterThan(10);
    expect(dashboardQueries(DASHBOARD).length).toBeGreaterThan(20);
  });

  test.each(queries)('ask for what there is: $where', ({ text }) => {
    const query = readQuery(text);
    expect(query.faults).toEqual([]);
    expect(query.metrics.length).toBeGreaterThan(0);
    const unknown = query.metrics.filter((name) => name !== 'up' && metricOf(name) === undefined);
    expect(unknown).toEqual([]);
    const labels = new Set([...query.metrics.flatMap((name) => metricOf(name)?.labels ?? []), ...ADDED]);
    expect(query.labels.filter((label) => !labels.has(label))).toEqual([]);
    const wrong = query.values.filter((pair) => {
      const [label = '', value = ''] = pair.split('=');
      return VALUES[label]?.includes(value) === false;
    });
    expect(wrong).toEqual([]);
  });

  test('show every metric of the program between them', () => {
    const read = new Set(
      queries.flatMap(({ text }) => readQuery(text).metrics).map((name) => name.replace(/_bucket$/, '')),
    );
    const own = [...exposed.keys()].filter((name) => name.startsWith('extmcp_guard_'));
    expect(own.filter((name) => !read.has(name))).toEqual([]);
  });
});

describe(PAGE, () => {
  const page = readFileSync(PAGE, 'utf8');

  test('lists every metric with its type and labels, and no other', () => {
    const rows = [...page.matchAll(/^\| `(extmcp_guard_\w+)` \| (\w+) \|([^|]*)\|/gm)].map(
      ([, name, type, labels = '']) => [
        name,
        { type, labels: [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label) },
      ],
    );
    const own = [...exposed].filter(([name]) => name.startsWith('extmcp_guard_'));
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(own));
  });

  test('names no metric and no alert that there is not', () => {
    const named = [...page.matchAll(/\b((?:extmcp_guard|nodejs|process)_\w+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => metricOf(name) === undefined)).toEqual([]);
    const alerts = new Set(alertQueries(ALERTS).map(({ where }) => where));
    const mentioned = [...page.matchAll(/`(ExtmcpGuard\w+)`/g)].map(([, name = '']) => name);
    expect(mentioned.filter((name) => !alerts.has(name))).toEqual([]);
  });
});
