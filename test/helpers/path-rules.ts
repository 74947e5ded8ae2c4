import { compilePathRules } from '../../src/rules/paths/compile.js';
import type { PathRules } from '../../src/rules/paths/types.js';

/** Compiled path rules for a test; throws the faults of a spec that does not compile. */
export function pathRules(deny: readonly string[] = ['preset:credentials'], allow: readonly string[] = []): PathRules {
  const compiled = compilePathRules({ deny, allow });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value;
}
