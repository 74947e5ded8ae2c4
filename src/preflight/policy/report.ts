import type { Fault } from '../../domain/fault.js';
import type { JsonObject } from '../../domain/json/types.js';
import type { CompiledPolicy } from '../../rules/policy/compiled.js';

export interface PolicyReport {
  readonly kind: 'policy';
  readonly file: string;
  readonly fingerprint: string;
  readonly warnings: readonly Fault[];
  readonly effective: JsonObject;
  readonly expect?: { readonly wanted: string; readonly drifted: boolean };
  /** False only on drift: a policy that cannot work is refused before. */
  readonly ok: boolean;
}

/** What a policy comes to. `expect` is the fingerprint it should have. */
export function policyReport(file: string, policy: CompiledPolicy, expect: string | undefined): PolicyReport {
  const { fingerprint, warnings, effective } = policy;
  const drifted = expect !== undefined && expect !== fingerprint;
  return {
    kind: 'policy',
    file,
    fingerprint,
    warnings,
    effective,
    ...(expect === undefined ? {} : { expect: { wanted: expect, drifted } }),
    ok: !drifted,
  };
}
