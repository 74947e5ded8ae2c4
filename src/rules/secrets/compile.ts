import type { Fault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';
import { compileAllowList } from './allow.js';
import { SECRET_CATALOGUE } from './catalogue.js';
import type { Detector } from './detector.js';
import { createGrammarDetectors, GRAMMAR_RULES } from './grammar.js';
import { createPatternDetector, type PatternRule } from './pattern-rule.js';
import { createPrefixedDetector } from './prefixed.js';
import { createScanner } from './scan.js';
import type { RuleInfo, SecretRule, SecretScanner } from './types.js';
import { compileUserRules, type UserRule } from './user-rules.js';

export interface ScannerOptions {
  /** `default`: the catalogue and the grammar. `password-hashes`: crypt(3), argon2 and htpasswd hashes as well. */
  readonly presets: readonly string[];
  /** Ids of rules that are off now: expired entries are taken out before (see disabled-rules.ts). */
  readonly disable: readonly string[];
  readonly rules: readonly UserRule[];
  /** Rules of an imported file (see import-gitleaks.ts). */
  readonly imported?: readonly PatternRule[];
  /** Literals, or patterns between slashes, that are never secrets here. */
  readonly allow: readonly string[];
  readonly catalogue?: readonly SecretRule[];
}

const PRESETS: ReadonlySet<string> = new Set(['default', 'password-hashes']);

/**
 * Compiles everything that decides what a secret is. All faults are reported together, with paths below `secrets`.
 * The scanner's `scan` throws when the regexp engine fails: whoever calls it denies.
 */
export function compileScanner(options: ScannerOptions): Result<SecretScanner, readonly Fault[]> {
  const catalogue = options.presets.includes('default') ? (options.catalogue ?? SECRET_CATALOGUE) : [];
  const grammar = options.presets.includes('default') ? GRAMMAR_RULES : [];
  const imported = options.imported ?? [];
  const rules = listRules(catalogue, grammar, options);
  const allow = compileAllowList(options.allow);
  const user = compileUserRules(options.rules);
  const faults = [...presetFaults(options.presets), ...idFaults(rules, options), ...user.faults, ...allow.faults];
  if (faults.length > 0) return err(faults);
  const disabled = new Set(options.disable);
  const detectors: Detector[] = [
    createPrefixedDetector(catalogue.filter((rule) => !disabled.has(rule.id))),
    ...(grammar.length > 0 ? createGrammarDetectors(options.presets) : []),
    ...(imported.length > 0 ? [createPatternDetector(imported.filter((rule) => !disabled.has(rule.id)))] : []),
    ...user.compiled.filter((rule) => !disabled.has(rule.id)).map((rule) => rule.detector),
  ];
  return ok(createScanner({ rules, detectors, disabled, allow: allow.list }));
}

function listRules(
  catalogue: readonly SecretRule[],
  grammar: typeof GRAMMAR_RULES,
  options: ScannerOptions,
): readonly RuleInfo[] {
  const disabled = new Set(options.disable);
  const info = (kind: RuleInfo['kind'], rule: { id: string; provider: string; opens: string }): RuleInfo => ({
    id: rule.id,
    kind,
    provider: rule.provider,
    opens: rule.opens,
    enabled: !disabled.has(rule.id),
  });
  return [
    ...catalogue.map((rule) => info('catalogue', rule)),
    ...grammar.map((rule) => info('grammar', rule)),
    ...(options.imported ?? []).map(({ id }) =>
      info('imported', { id, provider: 'imported', opens: 'see the imported file' }),
    ),
    ...options.rules.map(({ id }) => info('user', { id, provider: 'policy', opens: 'see the policy file' })),
  ];
}

function presetFaults(presets: readonly string[]): readonly Fault[] {
  return presets.flatMap((preset, index) =>
    PRESETS.has(preset)
      ? []
      : [{ path: ['presets', index], message: `unknown preset; known: ${[...PRESETS].join(', ')}` }],
  );
}

/** Every id once, and only known ids disabled: a typo would leave a rule on that its author believes off. */
function idFaults(rules: readonly RuleInfo[], options: ScannerOptions): readonly Fault[] {
  const known = new Map<string, number>();
  for (const rule of rules) known.set(rule.id, (known.get(rule.id) ?? 0) + 1);
  const twice = options.rules.flatMap(({ id }, index): Fault[] =>
    (known.get(id) ?? 0) > 1 ? [{ path: ['rules', index, 'id'], message: `another rule has the id ${id}` }] : [],
  );
  const unknown = options.disable.flatMap((id, index): Fault[] =>
    known.has(id) ? [] : [{ path: ['disable', index], message: `no rule has the id ${id}` }],
  );
  return [...twice, ...unknown];
}
