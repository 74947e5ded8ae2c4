import type { Fault } from '../../domain/fault.js';
import type { Detector } from './detector.js';
import { createPatternDetector } from './pattern-rule.js';

/** `secrets.rules` of the policy, one entry. */
export interface UserRule {
  readonly id: string;
  readonly pattern: string;
  readonly keywords: readonly string[];
  readonly group?: number | string | undefined;
  readonly examples: { readonly hit: readonly string[]; readonly miss: readonly string[] };
}

export interface CompiledUserRule {
  readonly id: string;
  readonly detector: Detector;
}

/**
 * Compiles the rules that users wrote and runs their examples: each `hit` must hold a finding of the rule, each `miss`
 * none. A fault names the rule and the example's index; the example's text may be a secret.
 */
export function compileUserRules(rules: readonly UserRule[]): {
  readonly compiled: readonly CompiledUserRule[];
  readonly faults: readonly Fault[];
} {
  const compiled: CompiledUserRule[] = [];
  const faults: Fault[] = [];
  for (const [index, rule] of rules.entries()) {
    const path = ['rules', index];
    const detector = tryCompile(rule);
    if (detector === undefined) {
      faults.push({
        path: [...path, 'pattern'],
        message: `rule ${rule.id}: the pattern does not compile in RE2 (no lookaround, no backreference, repetitions up to 1000)`,
      });
      continue;
    }
    faults.push(...failedExamples(rule, detector).map((fault) => ({ ...fault, path: [...path, ...fault.path] })));
    compiled.push({ id: rule.id, detector });
  }
  return { compiled, faults };
}

function tryCompile(rule: UserRule): Detector | undefined {
  try {
    const { id, pattern: source, keywords, group } = rule;
    return createPatternDetector([{ id, source, keywords, ...(group === undefined ? {} : { group }) }]);
  } catch {
    return undefined;
  }
}

function failedExamples({ id, examples }: UserRule, detector: Detector): readonly Fault[] {
  const wrong = (kind: 'hit' | 'miss', wanted: boolean, message: string): Fault[] =>
    examples[kind].flatMap((example, index) =>
      detector.find(example).length > 0 === wanted
        ? []
        : [{ path: ['examples', kind, index], message: `rule ${id}: ${message}` }],
    );
  return [
    ...wrong('hit', true, 'finds nothing in this example'),
    ...wrong('miss', false, 'finds a secret in this example'),
  ];
}
