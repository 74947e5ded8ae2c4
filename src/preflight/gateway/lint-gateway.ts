import { isJsonObject, type JsonObject } from '../../domain/json/types.js';
import type { PreflightFinding } from '../finding.js';
import { expandVariables } from './expand-variables.js';
import { findSurfaces } from './find-surfaces.js';
import { lintCoverage } from './lint-coverage.js';
import { lintIdentity } from './lint-identity.js';
import { lintProcessor } from './lint-processor.js';
import { lintTarget } from './lint-target.js';
import { lintVariables } from './lint-variables.js';

/**
 * Everything in a gateway's file by which the guard is not asked, not told who calls, or not heard. `text` is the file that
 * `config` was read from; `env` holds the variables that are set where the gateway starts.
 * Errors first, then in the order of the file.
 */
export function lintGateway(
  config: JsonObject,
  text: string,
  env: ReadonlyMap<string, string>,
): readonly PreflightFinding[] {
  const expanded = expandVariables(config, env);
  const surfaces = isJsonObject(expanded) ? findSurfaces(expanded) : [];
  const findings = surfaces.flatMap((surface) => [
    ...lintCoverage(surface),
    ...surface.processors.flatMap(lintProcessor),
    ...lintIdentity(surface),
    ...surface.targets.flatMap(lintTarget),
  ]);
  if (surfaces.length === 0) findings.push(NO_TARGETS);
  return inOrder([...findings, ...lintVariables(config, text, env)]);
}

const NO_TARGETS: PreflightFinding = {
  rule: 'no-targets',
  level: 'warn',
  at: '',
  message: 'the file has no MCP targets: there is nothing to guard',
};

const LEVELS = ['error', 'warn', 'info'];

/** Policies above several groups of targets are linted once for each: equal findings are one. */
function inOrder(findings: readonly PreflightFinding[]): readonly PreflightFinding[] {
  const distinct = new Map(findings.map((finding) => [`${finding.rule} ${finding.at} ${finding.message}`, finding]));
  return [...distinct.values()].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
