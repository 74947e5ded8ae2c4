import type { Measure, ProbeReport, ProbeRow } from './types.js';

export const FAIL_KINDS = ['keys', 'facts', 'secrets'] as const;
export type FailKind = (typeof FAIL_KINDS)[number];

/** Which of `wanted` a report shows: in what would reach the client, so after the policy where there is one. */
export function foundKinds(report: ProbeReport, wanted: ReadonlySet<FailKind>): readonly FailKind[] {
  const seen = report.rows.flatMap(reaching);
  const shows: Readonly<Record<FailKind, boolean>> = {
    keys: seen.some(({ foreign = [], malformed }) => foreign.length > 0 || malformed !== undefined),
    facts: seen.some(({ facts }) => Object.keys(facts).length > 0),
    secrets: seen.some(({ secrets }) => Object.keys(secrets).length > 0),
  };
  return FAIL_KINDS.filter((kind) => wanted.has(kind) && shows[kind]);
}

type Reaching = Pick<Measure, 'facts' | 'secrets'> & Partial<Measure>;

function reaching(row: ProbeRow): readonly Reaching[] {
  if (row.kind === 'error') return [row.raw];
  if (row.kind !== 'result') return [];
  if (row.after === undefined) return [row.raw];
  return row.after.verdict === 'deny' ? [] : [row.after];
}
