import { createHash } from 'node:crypto';
import { type Fault, formatFault } from '../../src/domain/fault.js';
import type { Result } from '../../src/domain/result.js';
import { type BuiltPolicy, buildPolicy, type PolicySources } from '../../src/rules/policy/build.js';

/** The day on which test policies are compiled. */
export const TODAY = '2027-03-01';

export const digests = { sha256: (text: string) => createHash('sha256').update(text, 'utf8').digest('hex') };

/** Builds from a policy text and, if given, the texts of the files it names. */
export function build(
  text: string,
  further: Omit<PolicySources, 'policy'> = {},
): Result<BuiltPolicy, readonly Fault[]> {
  return buildPolicy({ policy: { file: 'p.yaml', text }, ...further }, TODAY, digests);
}

/** The faults as people read them; none when it builds. */
export function buildFaults(text: string, further: Omit<PolicySources, 'policy'> = {}): readonly string[] {
  const built = build(text, further);
  return built.ok ? [] : built.error.map(formatFault);
}

/** The warnings as people read them. */
export function warnings(text: string, further: Omit<PolicySources, 'policy'> = {}): readonly string[] {
  const built = build(text, further);
  if (!built.ok) throw new Error(built.error.map(formatFault).join('\n'));
  return built.value.policy.warnings.map(formatFault);
}
