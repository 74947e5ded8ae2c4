import type { AuditStats, Counts } from '../../adapters/audit/count-rows.js';
import { printable } from '../printable.js';

/** The counts as tables, each with its `top` most frequent names. */
export function statsText(stats: AuditStats, top: number): string {
  const head = [`${stats.decisions} decisions`, `${stats.events} events`];
  if (stats.unreadable > 0) head.push(`${stats.unreadable} lines that are no rows`);
  const span = stats.from === '' ? '' : `, ${printable(stats.from)} to ${printable(stats.to)}`;
  return [
    `${head.join(', ')}${span}\n`,
    table('client', stats.clients, top),
    table('tool', stats.tools, top),
    table('verdict', stats.verdicts, top),
    table('code', stats.codes, top),
    table('rule', stats.rules, top),
  ].join('');
}

function table(title: string, counts: Counts, top: number): string {
  if (counts.length === 0) return '';
  const rows = counts.slice(0, top).map(([name, count]) => `  ${String(count).padStart(9)}  ${printable(name)}\n`);
  const more = counts.length > top ? `  ${''.padStart(9)}  and ${counts.length - top} more\n` : '';
  return `\nby ${title}\n${rows.join('')}${more}`;
}
