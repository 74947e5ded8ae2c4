import type { Denial } from '../../../src/domain/denial.js';
import type { JsonValue } from '../../../src/domain/json/types.js';
import { noTrace } from '../../../src/domain/trace.js';
import { compilePathRules } from '../../../src/rules/paths/compile.js';
import type { CallPolicy } from '../../../src/rules/tools/call-policy.js';
import { type CatalogueAdditions, compileCatalogue } from '../../../src/rules/tools/compile-catalogue.js';
import { judgeCall } from '../../../src/rules/tools/judge-call.js';

const rules = compilePathRules({ deny: ['preset:credentials'], allow: [] });
if (!rules.ok) throw new Error('preset:credentials does not compile');
const packaged = compileCatalogue({});
if (!packaged.ok) throw new Error('the packaged catalogue does not compile');

/** The packaged catalogue with preset:credentials. */
export const credentialsPolicy: CallPolicy = { catalogue: packaged.value, paths: rules.value, unknownTools: 'inspect' };

/** The same with a policy's own tools. */
export function policyWith(additions: CatalogueAdditions): CallPolicy {
  const catalogue = compileCatalogue(additions);
  if (!catalogue.ok) throw new Error(JSON.stringify(catalogue.error));
  return { ...credentialsPolicy, catalogue: catalogue.value };
}

/** Judges a call without a trace. */
export function judge(
  service: string,
  tool: string,
  args: JsonValue | undefined,
  policy: CallPolicy = credentialsPolicy,
): Denial | undefined {
  return judgeCall({ service, tool, args }, policy, noTrace);
}
