import { countFindings, renderFindings } from '../render-findings.js';
import { printable, renderTable } from '../render-table.js';
import type { FlipShare, VerdictCell, VerdictTable } from './compare.js';
import type { HostReading } from './match-url.js';
import type { EnvironmentReport, ManagedReport } from './report.js';
import { LIST_NAMES, type ServerEntry } from './settings.js';

/** The report for people. */
export function renderManaged(report: ManagedReport): string {
  return [
    `managed MCP settings  ${printable(report.file)}\n`,
    ...report.environments.map(renderEnvironment),
    ...(report.verdicts === undefined ? [] : [renderVerdicts(report.verdicts)]),
    ...(report.expect === undefined ? [] : [renderExpect(report.expect)]),
    `result: ${report.ok ? 'pass' : 'fail'} (${countFindings(report.environments.flatMap((one) => one.findings))})\n`,
  ].join('\n');
}

function renderEnvironment(environment: EnvironmentReport): string {
  const heading = `environment ${printable(environment.name)}\n  fingerprint ${environment.fingerprint}\n`;
  return (
    heading + LIST_NAMES.map((list) => renderList(list, environment)).join('') + renderFindings(environment.findings)
  );
}

function renderList(list: (typeof LIST_NAMES)[number], { effective }: EnvironmentReport): string {
  const entries = effective[list];
  if (entries === undefined)
    return `  ${list}: none, ${list === 'deniedMcpServers' ? 'nothing is denied' : 'every server is allowed'}\n`;
  const rows = entries.map((entry, index) => [`/${list}/${index}`, ...renderEntry(entry)]);
  return rows.length === 0 ? `  ${list}: empty\n` : renderTable(rows, '  ');
}

function renderEntry(entry: ServerEntry): readonly string[] {
  if ('serverName' in entry) return ['serverName', JSON.stringify(printable(entry.serverName))];
  if ('serverUrl' in entry) return ['serverUrl', JSON.stringify(printable(entry.serverUrl))];
  return ['serverCommand', printable(JSON.stringify(entry.serverCommand))];
}

function renderVerdicts(table: VerdictTable): string {
  const names = table.rows[0]?.cells.map((cell) => printable(cell.environment)) ?? [];
  const rows = table.rows.map((row) => [printable(row.server), ...row.cells.map(renderCell)]);
  const lines = renderTable([['server', ...names], ...rows], '  ');
  return `verdicts (! = not as in the first environment)\n${lines}${table.shares.map(renderShare).join('')}`;
}

/** Both readings where they differ, in the verdict or in the entry that decides. */
function renderCell(cell: VerdictCell): string {
  const show = (reading: HostReading) => {
    const { verdict, by } = cell.readings[reading];
    return `${verdict}${cell.flips.includes(reading) ? '!' : ''} (${by})`;
  };
  const sameEntry = cell.readings['as-written'].by === cell.readings.normalised.by;
  return sameEntry ? show('normalised') : `as written ${show('as-written')}, normalised ${show('normalised')}`;
}

/** `  workstation: 3 of 7 flip (42.9 %), hosts normalised`. */
function renderShare(share: FlipShare): string {
  const reading = { any: '', normalised: ', hosts normalised', 'as-written': ', hosts as written' }[share.reading];
  return `  ${printable(share.environment)}: ${share.flipped} of ${share.servers} flip (${share.percent.toFixed(1)} %)${reading}\n`;
}

function renderExpect({ wanted, drifted }: NonNullable<ManagedReport['expect']>): string {
  if (drifted.length === 0) return `expected ${printable(wanted)}: as it is\n`;
  return `expected ${printable(wanted)}: DRIFT in ${drifted.map(printable).join(', ')}\n`;
}
