import { printable } from '../../preflight/render-table.js';
import { coveredPercent } from './coverage.js';
import type { CoverageItem, SuiteOutcome } from './types.js';

/** Text in the Test Anything Protocol, version 14 (https://testanything.org/tap-version-14-specification.html). */
export function renderTap(suites: readonly SuiteOutcome[]): string {
  const lines = ['TAP version 14', `1..${suites.reduce((sum, { cases }) => sum + cases.length, 0)}`];
  let number = 0;
  for (const suite of suites) {
    lines.push(`# ${suite.file} against ${suite.policyFile ?? 'the built-in policy'} (${suite.fingerprint})`);
    for (const { name, file, line, differences } of suite.cases) {
      number += 1;
      lines.push(`${differences.length === 0 ? 'ok' : 'not ok'} ${number} - ${name.replaceAll('#', '\\#')}`);
      if (differences.length === 0) continue;
      const found = differences.map((difference) => `    - ${JSON.stringify(difference)}`);
      lines.push('  ---', `  at: ${JSON.stringify(`${file}:${line}`)}`, '  differences:', ...found, '  ...');
    }
  }
  return `${lines.map(printable).join('\n')}\n`;
}

/** The report that CI servers read (the JUnit schema has no owner; this is the part that they agree on). */
export function renderJunit(suites: readonly SuiteOutcome[]): string {
  const all = suites.flatMap(({ cases }) => cases);
  const failures = all.filter(({ differences }) => differences.length > 0).length;
  const parts = suites.map((suite) => {
    const failed = suite.cases.filter(({ differences }) => differences.length > 0).length;
    const cases = suite.cases.map(({ name, line, differences }) => {
      const open = `    <testcase classname="${xml(suite.file)}" name="${xml(name)}" file="${xml(suite.file)}" line="${line}"`;
      if (differences.length === 0) return `${open}/>`;
      const message = xml(differences[0] ?? '');
      return `${open}>\n      <failure message="${message}">${xml(differences.join('\n'))}</failure>\n    </testcase>`;
    });
    const head = `  <testsuite name="${xml(suite.file)}" tests="${suite.cases.length}" failures="${failed}">`;
    return [head, ...cases, '  </testsuite>'].join('\n');
  });
  const head = `<testsuites name="extmcp-guard" tests="${all.length}" failures="${failures}">`;
  return `${['<?xml version="1.0" encoding="UTF-8"?>', head, ...parts, '</testsuites>'].join('\n')}\n`;
}

const XML_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\n', '&#10;'],
]);

/** Control characters, which XML cannot hold, as visible escapes. */
function xml(text: string): string {
  const clean = text.split('\n').map(printable).join('\n').toWellFormed();
  return clean.replaceAll(/[&<>"\n]/g, (sign) => XML_ESCAPES.get(sign) ?? sign);
}

/** Comment lines after the results: what no case exercises. */
export function renderCoverage(items: readonly CoverageItem[], shown: 'own' | 'all'): string {
  const lines: string[] = [];
  for (const origin of ['own', 'packaged'] as const) {
    const parts = items.filter((item) => item.origin === origin);
    const covered = parts.filter((item) => item.covered).length;
    const whose = origin === 'own' ? "the policy's own" : 'packaged';
    const share = `${covered} of ${parts.length} (${coveredPercent(parts).toFixed(0)} %)`;
    lines.push(`# coverage of ${whose} entries and rules: ${share}`);
    if (origin === 'packaged' && shown === 'own') continue;
    for (const { kind, id } of parts.filter((item) => !item.covered)) lines.push(`#   no case: ${kind} ${id}`);
  }
  return `${lines.map(printable).join('\n')}\n`;
}

/** Items of several suites as one list: covered by one is covered. */
export function mergeCoverage(suites: readonly SuiteOutcome[]): readonly CoverageItem[] {
  const merged = new Map<string, CoverageItem>();
  for (const item of suites.flatMap(({ coverage }) => coverage)) {
    const key = `${item.kind} ${item.id}`;
    const before = merged.get(key);
    merged.set(key, { ...item, covered: item.covered || before?.covered === true });
  }
  return [...merged.values()];
}
