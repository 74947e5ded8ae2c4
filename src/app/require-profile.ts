import type { Fault } from '../domain/fault.js';
import { err, ok, type Result } from '../domain/result.js';
import type { CompiledPolicy, CompiledProfile } from '../rules/policy/compiled.js';
import { clientFault, profileFor } from './explain.js';

/** The profile of a client, or of a caller whom the policy does not know; the fault says whom to name instead. */
export function requireProfile(
  policy: CompiledPolicy,
  client: string | undefined,
): Result<CompiledProfile, readonly Fault[]> {
  const profile = profileFor(policy, client);
  return profile === undefined ? err([{ path: [], message: clientFault(policy, client) }]) : ok(profile);
}
