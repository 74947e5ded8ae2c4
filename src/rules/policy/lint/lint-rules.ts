import type { Fault } from '../../../domain/fault.js';
import type { PolicyDocument } from '../document.js';

/** Rules of the policy's own that nothing proves. */
export function lintRules(rules: PolicyDocument['secrets']['rules']): readonly Fault[] {
  return rules.flatMap((rule, index) => {
    const path = ['secrets', 'rules', index];
    const { hit, miss } = rule.examples;
    if (hit.length === 0) return [{ message: `rule '${rule.id}' has no example that it must find`, path }];
    return miss.length === 0 ? [{ message: `rule '${rule.id}' has no example that it must leave alone`, path }] : [];
  });
}
