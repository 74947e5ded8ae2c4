import type { Fault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';
import { compileScanner } from '../secrets/compile.js';
import { splitDisabledRules } from '../secrets/disabled-rules.js';
import type { SecretScanner } from '../secrets/types.js';
import type { CompileInput } from './compile-input.js';
import type { PolicyDocument } from './document.js';
import type { ImportedRules } from './import-rules.js';

type SecretsDocument = PolicyDocument['secrets'];

export interface CompiledSecrets {
  readonly scanner: SecretScanner;
  /** Exceptions in force. */
  readonly disabled: SecretsDocument['disable'];
  /** Exceptions that have ended, and rules of the imported file that cannot be used. Paths start at the document's root. */
  readonly warnings: readonly Fault[];
}

const NOTHING_IMPORTED: ImportedRules = { rules: [], warnings: [] };

/** Compiles `secrets:` and runs the examples of its rules. Fault paths start below `secrets`. */
export function compileSecrets(
  secrets: SecretsDocument,
  gitleaks: CompileInput['gitleaks'],
  today: string,
): Result<CompiledSecrets, readonly Fault[]> {
  const imported = gitleaks?.imported ?? ok(NOTHING_IMPORTED);
  const { active, expired } = splitDisabledRules(secrets.disable, Date.parse(today));
  const scanner = compileScanner({
    presets: secrets.presets,
    disable: active,
    rules: secrets.rules,
    allow: secrets.allow,
    imported: imported.ok ? imported.value.rules : [],
  });
  const disabled = secrets.disable.filter((one) => !expired.includes(one));
  const faults = [
    ...(imported.ok ? [] : imported.error),
    ...(scanner.ok ? [] : scanner.error.map((fault) => disableFault(fault, secrets.disable, disabled))),
  ];
  if (!imported.ok || !scanner.ok) return err(faults);
  const warnings = [...imported.value.warnings, ...expired.map((one) => expiredWarning(one, secrets.disable))];
  return ok({ scanner: scanner.value, disabled, warnings });
}

/** The scanner counts the exceptions in force; the file counts all of them. */
function disableFault(fault: Fault, all: SecretsDocument['disable'], active: SecretsDocument['disable']): Fault {
  const [list, index] = fault.path;
  const entry = list === 'disable' && typeof index === 'number' ? active[index] : undefined;
  return entry === undefined ? fault : { ...fault, path: ['disable', all.indexOf(entry), 'rule'] };
}

function expiredWarning(entry: SecretsDocument['disable'][number], all: SecretsDocument['disable']): Fault {
  const message = `the exception for '${entry.rule}' ended on ${entry.expires ?? ''}: the rule applies again`;
  return { message, path: ['secrets', 'disable', all.indexOf(entry), 'expires'] };
}
