import { printable } from '../../preflight/render-table.js';
import type { TargetReport, TargetRow } from './target-types.js';

/** The report for people: what came through first, then the counts. */
export function renderTarget(report: TargetReport, showAll: boolean): string {
  const of = (outcome: TargetRow['outcome']) => report.rows.filter((row) => row.outcome === outcome);
  const line = (row: TargetRow): string => `${row.outcome.padEnd(8)} ${row.kind.padEnd(6)} ${row.id}  ${row.detail}`;
  const count = (kind: TargetRow['kind'], outcome: TargetRow['outcome']): number =>
    of(outcome).filter((row) => row.kind === kind).length;
  const lines = [
    `extmcp-guard ${report.version}, policy ${report.fingerprint}`,
    ...notes(report),
    ...(showAll ? report.rows : [...of('failed'), ...of('skipped')]).map(line),
    `secrets: ${count('secret', 'stopped')} rules stopped, ${count('secret', 'failed')} failed, ${count('secret', 'skipped')} skipped`,
    `paths: ${count('path', 'stopped')} entries denied, ${count('path', 'failed')} failed, ${count('path', 'skipped')} skipped`,
  ];
  return `${lines.map(printable).join('\n')}\n`;
}

function notes(report: TargetReport): string[] {
  const { fingerprint, expectedFingerprint, mode, waitedMs } = report;
  return [
    ...(fingerprint === expectedFingerprint
      ? []
      : [`note: what was sent was chosen by policy ${expectedFingerprint}; give the guard's own with --policy`]),
    ...(mode === 'observe' ? ['note: the profile is in observe mode: it passes what it would deny'] : []),
    ...(waitedMs > 0 ? [`note: waited ${(waitedMs / 1000).toFixed(1)} s for the rate limit`] : []),
  ];
}
