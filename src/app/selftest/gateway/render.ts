import { printable } from '../../../preflight/render-table.js';
import type { GatewayReport } from './types.js';

/** The report for people: one line each, with its fix below. */
export function renderGateway(report: GatewayReport): string {
  const lines = report.lines.flatMap(({ ok, what, fix }) => [
    `${ok ? 'ok  ' : 'FAIL'}  ${what}`,
    ...(fix === undefined ? [] : [`      fix: ${fix}`]),
  ]);
  return `${[...lines, `result: ${report.state}`].map(printable).join('\n')}\n`;
}
