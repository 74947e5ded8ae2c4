import { readPolicy } from '../../adapters/policy/read-policy.js';
import type { Digests } from '../../domain/ports.js';
import { ok } from '../../domain/result.js';
import { renderPolicy } from '../../preflight/policy/render.js';
import { policyReport } from '../../preflight/policy/report.js';
import { listedTools, renderListedTools } from './listed-tools.js';
import type { PreflightOutcome } from './types.js';

/** A policy file, or the built-in default: what it comes to, its fingerprint and lint, and the listed tools it does not know. */
export async function preflightPolicy(
  file: string | undefined,
  expect: string | undefined,
  tools: string | undefined,
  digests: Pick<Digests, 'sha256'>,
): Promise<PreflightOutcome> {
  const loaded = readPolicy(file, digests);
  if (!loaded.ok) return loaded;
  const { policy, input } = loaded.value;
  const report = policyReport(file ?? 'built-in default', policy, expect);
  const text = renderPolicy(report, policy, input.document);
  if (tools === undefined) return ok({ ok: report.ok, json: report, text });
  const listed = await listedTools(tools, policy);
  if (!listed.ok) return listed;
  return ok({
    ok: report.ok,
    json: { ...report, uncatalogued: listed.value },
    text: `${renderListedTools(listed.value)}\n${text}`,
  });
}
