import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { Registry } from 'prom-client';
import { parse } from 'yaml';
import { createMetricSet } from '../../src/adapters/admin/metric-set.js';
import { createMetrics } from '../../src/adapters/admin/metrics.js';

/** A metric that the program exposes. */
export interface Metric {
  readonly type: string;
  readonly labels: readonly string[];
}

/** Every metric of the program and of Node, by its name, as /metrics has it. */
export async function exposedMetrics(): Promise<ReadonlyMap<string, Metric>> {
  const text = await createMetrics({ version: '0.0.0' }).text();
  const own = new Map(
    Object.values(createMetricSet(new Registry())).map((metric) => [nameOf(metric), labelsOf(metric)]),
  );
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Map(types.map(([, name = '', type = '']) => [name, { type, labels: own.get(name) ?? [] }]));
}

/** prom-client keeps both beside its typed surface. */
const nameOf = (metric: object): string => String(Reflect.get(metric, 'name'));
const labelsOf = (metric: object): readonly string[] => {
  const labels: unknown = Reflect.get(metric, 'labelNames');
  return Array.isArray(labels) ? labels.map(String) : [];
};

/** One selector of an expression: a metric and the labels that it is matched or grouped by. */
export interface Query {
  /** Where the expression stands, for messages. */
  readonly where: string;
  readonly text: string;
}

export interface ReadQuery {
  readonly faults: readonly string[];
  readonly metrics: readonly string[];
  readonly labels: readonly string[];
  /** Values that labels are compared with, as `label=value`; of a regular expression each alternative. */
  readonly values: readonly string[];
}

/** Reads a PromQL expression by Prometheus' own grammar. */
export function readQuery(source: string): ReadQuery {
  // Dashboard variables stand where PromQL wants a duration or a text.
  const text = source.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'job');
  const found = { faults: [] as string[], metrics: [] as string[], labels: [] as string[], values: [] as string[] };
  parser.parse(text).iterate({
    enter({ type, node, from, to }) {
      const part = text.slice(from, to);
      if (type.isError) found.faults.push(`syntax error at ${from}: ${text.slice(from, from + 30)}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') found.metrics.push(part);
      if (type.name === 'LabelName') found.labels.push(part);
      if (type.name === 'UnquotedLabelMatcher') found.values.push(...valuesOf(part));
    },
  });
  return found;
}

function valuesOf(matcher: string): readonly string[] {
  const [, label = '', values = ''] = /^(\w+)\s*(?:=|!=|=~|!~)\s*"([^"]*)"$/.exec(matcher) ?? [];
  return values.split('|').map((value) => `${label}=${value}`);
}

/** Expressions of the alert rules. */
export function alertQueries(path: string): readonly Query[] {
  const { groups } = parse(readFileSync(path, 'utf8')) as {
    readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
  };
  return groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ where: alert, text: expr })));
}

/** Expressions of a dashboard's panels and annotations. */
export function dashboardQueries(path: string): readonly Query[] {
  const queries: Query[] = [];
  JSON.parse(readFileSync(path, 'utf8'), function read(key, value) {
    if (key === 'expr' && typeof value === 'string') queries.push({ where: value, text: value });
    return value;
  });
  return queries;
}
