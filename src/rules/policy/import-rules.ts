import type { Fault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';
import type { PatternRule } from '../secrets/pattern-rule.js';

/** A rule file of another scanner, as read. */
export interface RuleFile {
  readonly file: string;
  readonly text: string;
}

export interface ImportedRules {
  readonly rules: readonly PatternRule[];
  readonly warnings: readonly Fault[];
}

/** The rules of the gitleaks file that a policy names; none without one. Fault paths start below `secrets`. */
export function importRules(file: RuleFile | undefined): Result<ImportedRules, readonly Fault[]> {
  if (file === undefined) return ok({ rules: [], warnings: [] });
  return err([{ message: 'this version cannot import rule files', path: ['gitleaks'] }]);
}
