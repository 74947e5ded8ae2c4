import { readPolicy } from '../../adapters/policy/read-policy.js';
import { createDigests } from '../../adapters/process/digests.js';
import type { Fault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';
import { compareCase } from './compare.js';
import { createCoverageLog } from './coverage.js';
import { createExpander } from './expand-values.js';
import { loadSuite, type Suite } from './load-suite.js';
import { observeCase, subjectOf } from './observe-case.js';
import type { CaseOutcome, SuiteOutcome } from './types.js';

/** Runs every case of every file against the policy given, else the one its file names, else the built-in default. */
export function runSuites(
  files: readonly string[],
  policyFile: string | undefined,
): Result<readonly SuiteOutcome[], readonly Fault[]> {
  const outcomes = files.map((file) => runFile(file, policyFile));
  const faults = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.error));
  return faults.length > 0 ? err(faults) : ok(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : [])));
}

function runFile(file: string, policyFile: string | undefined): Result<SuiteOutcome, readonly Fault[]> {
  const suite = loadSuite(file);
  if (!suite.ok) return suite;
  const named = policyFile ?? suite.value.policyFile;
  const built = readPolicy(named, createDigests(undefined));
  if (!built.ok) return built;
  const { policy, input } = built.value;
  const expander = createExpander(input.document.secrets.rules);
  const coverage = createCoverageLog(policy);
  const cases: CaseOutcome[] = [];
  const faults: Fault[] = [];
  for (const [index, one] of suite.value.document.cases.entries()) {
    const subject = subjectOf(one, expander);
    const seen = observeCase(subject, policy);
    const line = suite.value.lineOf(index);
    if (!seen.ok) faults.push(...seen.error.map((fault) => ({ ...fault, file, line, path: ['cases', index] })));
    else {
      coverage.note(subject, seen.value);
      cases.push({ name: one.name, file, line, differences: compareCase(one, seen.value, expander) });
    }
  }
  faults.push(...unknownTemplates(suite.value, expander.unknown));
  if (faults.length > 0) return err(faults);
  const { fingerprint } = policy;
  return ok({
    file,
    ...(named === undefined ? {} : { policyFile: named }),
    fingerprint,
    cases,
    coverage: coverage.items(),
  });
}

function unknownTemplates(suite: Suite, unknown: ReadonlySet<string>): readonly Fault[] {
  return [...unknown].map((id) => ({
    file: suite.file,
    path: [],
    message: `{{rule:${id}}}: no rule with an example has this id`,
  }));
}
