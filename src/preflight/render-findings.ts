import type { PreflightFinding } from './finding.js';
import { printable, renderTable } from './render-table.js';

/** One line a finding, and one for its fix. */
export function renderFindings(findings: readonly PreflightFinding[]): string {
  if (findings.length === 0) return '  no findings\n';
  const lines = renderTable(
    findings.map((finding) => [
      finding.level,
      finding.rule,
      printable(finding.at === '' ? '/' : finding.at),
      printable(finding.message),
    ]),
    '  ',
  ).split('\n');
  return findings.map((finding, index) => `${lines[index]}\n${renderFix(finding, findings[index + 1])}`).join('');
}

/** A run of findings with one fix shows it once, at its end. */
function renderFix(finding: PreflightFinding, next: PreflightFinding | undefined): string {
  if (finding.fix === undefined || finding.fix === next?.fix) return '';
  return `        fix: ${printable(finding.fix)}\n`;
}

/** `2 errors, 1 warning, 0 notes`. */
export function countFindings(findings: readonly PreflightFinding[]): string {
  const count = (level: PreflightFinding['level'], one: string) => {
    const number = findings.filter((finding) => finding.level === level).length;
    return `${number} ${one}${number === 1 ? '' : 's'}`;
  };
  return [count('error', 'error'), count('warn', 'warning'), count('info', 'note')].join(', ');
}
