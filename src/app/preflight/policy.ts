import { readPolicy } from '../../adapters/policy/read-policy.js';
import type { Digests } from '../../domain/ports.js';
import { ok } from '../../domain/result.js';
import { renderPolicy } from '../../preflight/policy/render.js';
import { policyReport } from '../../preflight/policy/report.js';
import type { PreflightOutcome } from './types.js';

/** A policy file, or the built-in default: what it comes to, its fingerprint and lint. */
export function preflightPolicy(
  file: string | undefined,
  expect: string | undefined,
  digests: Pick<Digests, 'sha256'>,
): PreflightOutcome {
  const loaded = readPolicy(file, digests);
  if (!loaded.ok) return loaded;
  const { policy, input } = loaded.value;
  const report = policyReport(file ?? 'built-in default', policy, expect);
  return ok({ ok: report.ok, json: report, text: renderPolicy(report, policy, input.document) });
}
