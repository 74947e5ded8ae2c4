import type { Fault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';
import { importGitleaks } from '../secrets/import-gitleaks.js';
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

/**
 * The rules of the gitleaks file that a policy names. What cannot be imported is a warning with its id: the policy
 * works without it, and whoever reads the warnings knows. Fault paths start below `secrets`, warnings at the document's root.
 */
export function importRules(file: RuleFile): Result<ImportedRules, readonly Fault[]> {
  const imported = importGitleaks(file.text);
  if (!imported.ok) return err(imported.error.map((fault) => ({ ...fault, file: file.file })));
  const warnings = imported.value.notImported.map(
    ({ id, why }): Fault => ({ path: ['secrets', 'gitleaks'], message: `gitleaks '${id}': ${why}` }),
  );
  return ok({ rules: imported.value.rules, warnings });
}
