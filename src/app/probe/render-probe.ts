import { assertNever } from '../../domain/result.js';
import { printable } from '../../preflight/render-table.js';
import type { FactCounts, Measure, ProbeReport, ProbeRow } from './types.js';

/** Most pointers that one line of the table shows; `--json` has all. */
const SHOWN_POINTERS = 6;

/** The report for people: one line a result, below it what was found. Server texts are made printable. */
export function renderProbe(report: ProbeReport): string {
  const head = `server ${report.server || '(no name)'}, protocol ${report.protocolVersion}${report.policy === undefined ? '' : `, policy ${report.policy}`}`;
  return `${[head, '', ...report.rows.flatMap(rowLines)].map(printable).join('\n')}\n`;
}

function rowLines(row: ProbeRow): readonly string[] {
  switch (row.kind) {
    case 'skipped':
    case 'failed':
      return [`${row.name}  ${row.kind}: ${row.why}`];
    case 'error':
      return [
        `${row.name}  ${row.raw.bytes} bytes  JSON-RPC error ${row.code}`,
        ...findings(row.raw),
        '  note     an error object passes every gateway hook: put `extmcp-guard wrap --` before the server',
      ];
    case 'result':
      return [
        `${row.name}  ${row.raw.bytes} bytes  keys: ${row.raw.keys.join(' ') || '(none)'}${row.isError ? '  isError' : ''}`,
        ...measureLines(row.raw),
        ...afterLines(row),
      ];
    default:
      return assertNever(row);
  }
}

function measureLines(measure: Measure): string[] {
  const { foreign, malformed } = measure;
  const more = foreign.length > SHOWN_POINTERS ? ` and ${foreign.length - SHOWN_POINTERS} more` : '';
  return [
    ...(malformed === undefined ? [] : [`  shape    ${malformed}`]),
    ...(foreign.length === 0 ? [] : [`  not MCP  ${foreign.slice(0, SHOWN_POINTERS).join(' ')}${more}`]),
    ...findings(measure),
  ];
}

function findings({ facts, secrets }: { readonly facts: FactCounts; readonly secrets: Measure['secrets'] }): string[] {
  return [
    ...(Object.keys(facts).length === 0 ? [] : [`  machine  ${counts(facts)}`]),
    ...(Object.keys(secrets).length === 0 ? [] : [`  secrets  ${counts(secrets)}`]),
  ];
}

function afterLines(row: Extract<ProbeRow, { kind: 'result' }>): string[] {
  const { after } = row;
  if (after === undefined) return [];
  if (after.verdict === 'deny')
    return [`  policy   denies the ${after.hook}: ${after.code}${after.rule === undefined ? '' : ` (${after.rule})`}`];
  if (after.verdict === 'pass') return ['  policy   passes it unchanged'];
  const left = measureLines(after).map((line) => `  left   ${line}`);
  return [`  policy   ${after.bytes} bytes  keys: ${after.keys.join(' ') || '(none)'}`, ...left];
}

function counts(of: Readonly<Record<string, number | undefined>>): string {
  return Object.entries(of)
    .map(([name, count]) => `${name} x${count ?? 0}`)
    .join(', ');
}
