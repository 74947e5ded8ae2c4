import RE2 from 're2';
import type { Fault } from '../../domain/fault.js';
import type { Detector } from './detector.js';
import { createPatternDetector, toRe2 } from './pattern-rule.js';

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
    const fault = detector === undefined ? NOT_RE2 : patternFault(rule);
    if (detector === undefined || fault !== undefined) {
      const { at, message } = fault ?? NOT_RE2;
      faults.push({ path: [...path, at], message: `rule ${rule.id}: ${message}` });
      continue;
    }
    faults.push(...failedExamples(rule, detector).map((fault) => ({ ...fault, path: [...path, ...fault.path] })));
    compiled.push({ id: rule.id, detector });
  }
  return { compiled, faults };
}

interface PatternFault {
  readonly at: 'pattern' | 'group';
  readonly message: string;
}

const NOT_RE2: PatternFault = {
  at: 'pattern',
  message: 'the pattern does not compile in RE2 (no lookaround, no backreference, repetitions up to 1000)',
};

/** What a pattern that compiles may still have wrong. */
function patternFault({ pattern, group }: UserRule): PatternFault | undefined {
  if (new RE2(toRe2(pattern)).test('')) return { at: 'pattern', message: 'the pattern matches the empty text' };
  // An added empty choice matches the empty text, and then lists all groups.
  const probe = new RE2(`${toRe2(pattern)}|`).exec('');
  const known =
    typeof group === 'number'
      ? group < (probe?.length ?? 0)
      : group === undefined || Object.hasOwn(probe?.groups ?? {}, group);
  return known ? undefined : { at: 'group', message: 'the pattern has no such group' };
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
      detector.find(example, [], {}).length > 0 === wanted
        ? []
        : [{ path: ['examples', kind, index], message: `rule ${id}: ${message}` }],
    );
  return [
    ...wrong('hit', true, 'finds nothing in this example'),
    ...wrong('miss', false, 'finds a secret in this example'),
  ];
}
